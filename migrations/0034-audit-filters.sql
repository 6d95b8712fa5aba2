-- The audit log is looked through by what it was about and by sort of deed, newest first.
create index audit_log_noun on audit_log (noun, at desc, id desc);
create index audit_log_deed on audit_log (noun, action, at desc, id desc);
-- Which actions a noun knows: without it deeds that are rare together look frequent, and the whole log is read.
create statistics audit_log_deeds (mcv) on noun, action from audit_log;
