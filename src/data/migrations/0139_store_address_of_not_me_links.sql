-- A link “this wasn't me” stores the address to which it was mailed.
-- Changing an account's address must not cut off its owner: the link makes that address the account's again.
alter table one_time_tokens drop constraint one_time_tokens_check;
alter table one_time_tokens add constraint one_time_tokens_check
  check ((purpose in ('confirm-email', 'not-me')) = (address is not null));
