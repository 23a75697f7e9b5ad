-- What a record had to show at the rank that it took when it was posted or last edited.
-- Whether it does show that follows from its video and its picture, so a mark "evidence missing" is never stored.
alter table records add column evidence_duty text not null default 'none' check (evidence_duty in ('none', 'image', 'video'));
