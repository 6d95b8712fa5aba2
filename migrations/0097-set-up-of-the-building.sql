-- The guide through the settings of a new building. One row, because a building is a schema; none in a building that was set up
-- before there was a guide. What is done is read from the settings themselves.
create table set_up_guides (
  only_row boolean default true constraint set_up_guides_pkey primary key
    constraint set_up_guides_only_row_check check (only_row),
  -- The steps whose settings begin with a good value, and that an administrator has confirmed.
  confirmed_steps text[] not null default '{}'
    constraint set_up_guides_confirmed_steps_check check (confirmed_steps <@ array['locale', 'brand', 'parking']),
  -- From then on the overview does not show it.
  dismissed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The mail server through which e-mails are sent. One row at most; SMTP_URL takes precedence.
create table mail_servers (
  only_row boolean default true constraint mail_servers_pkey primary key
    constraint mail_servers_only_row_check check (only_row),
  host text not null constraint mail_servers_host_check check (btrim(host) <> ''),
  port integer not null constraint mail_servers_port_check check (port between 1 and 65535),
  security text not null constraint mail_servers_security_check check (security in ('tls', 'starttls', 'none')),
  -- Empty for a server that asks for none.
  username text not null default '',
  -- Sealed with the key outside the database; null without a user name.
  password_sealed text,
  -- Whom e-mails are from; null for the address of the office.
  sender text constraint mail_servers_sender_check check (sender ~ '^[^\s@]+@[^\s@]+$'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mail_servers_password_check check ((username = '') = (password_sealed is null))
);
