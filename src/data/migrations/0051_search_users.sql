-- Players found by a part of their handle or name, and in spite of a slip.
-- The column folds case, width and katakana as `foldWriting` does (src/domain/search), so that what is typed meets what is kept.
create extension if not exists pg_trgm;

alter table users add column sought text not null generated always as (
  lower(handle || ' ' || translate(normalize(coalesce(name, ''), nfkc),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'))
) stored;
create index users_sought on users using gin (sought gin_trgm_ops) where closed_at is null;
