-- The command bar finds P4-30 by `p430` too.
create index assets_number_plain on assets (translate(searchable(number), '- ', '') text_pattern_ops);
