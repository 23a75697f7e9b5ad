-- A strategy guide is a keyword about one stage: `guide_of` names it.
-- A guide stands under its stage's address, so lists, the index and search of keywords leave it out; each stage has at most one.
alter table keywords add column guide_of integer unique check (guide_of > 0);
