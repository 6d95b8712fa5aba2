-- Which text a person on the emergency roster agreed to. The second one names the telephone number in the copies on devices. Nothing
-- recorded the version before, so every entry that exists is taken to have had the first text.
alter table emergency_needs add column consent_version integer not null default 1;
alter table emergency_needs add constraint emergency_needs_consent_version_check check (consent_version >= 1);
