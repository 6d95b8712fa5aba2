-- Who a resident authorised collects for everyone in the home. A person who does not want this is here; their own packages are then
-- handed to people whom they authorised themselves, and to no one else on their behalf.
create table collection_objections (
  user_id uuid constraint collection_objections_pkey primary key constraint collection_objections_user_id_fkey references users,
  created_at timestamptz not null
);
