-- Where a speedrun stood at each of its marks, in order: [{"name": "…", "atMs": 1}]. In the record's row, so that its history keeps it.
alter table records
  add column splits jsonb check (jsonb_typeof(splits) = 'array' and jsonb_array_length(splits) between 1 and 40);
