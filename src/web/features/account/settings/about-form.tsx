'use client'; // Client component: saves through the API and counts characters while typing.
import { type FormEvent, useRef, useState } from 'react';
import { BIO_LENGTH, MOST_LINKS, MOST_PINS } from '#domain/profile/limits.ts';
import { countCharacters } from '#domain/shared/characters.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { sentenceFor } from '#web/i18n/sentence-for.ts';
import type { OwnProfile } from '#web/server/account/read-account.ts';
import { callApi } from '#web/ui/call-api.ts';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './settings-page.module.css';

type Options = readonly (readonly [value: string, label: string])[];
type Props = {
  userId: string;
  profile: Omit<OwnProfile['profile'], 'textsRemovedAt'>;
  /** False before the first countable record. */
  mayLink: boolean;
  choices: { readonly games: Options; readonly pins: Options; readonly titles: Options };
  loginHref: string;
  words: Messages['profile']['settings'];
};

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Edits the bio, links, favourite game, pinned runs and title of the signed-in player. */
export function AboutForm({ userId, profile, mayLink, choices, loginHref, words }: Props) {
  const [bio, setBio] = useState(profile.bio ?? '');
  const revision = useRef(profile.revisionId);
  const send = async (values: FormData): Promise<FormAnswer> => {
    const { ok, status, body } = await callApi('/api/me/profile', {
      method: 'PUT',
      json: { ...readProfile(values), revision: revision.current },
    });
    if (ok) {
      revision.current = (body as { revision?: string }).revision ?? null;
      return { callout: words.saved, tone: 'good' };
    }
    if (status === 401) location.assign(loginHref);
    if (!body.fields) return { callout: sentenceFor(words.errors, body.error ?? '', 'failed') };
    const errors = Object.entries(body.fields).map(([field, code]) => [fieldOf(values, field), sentenceFor(words.errors, code, 'failed')]);
    return { fields: Object.fromEntries(errors) };
  };
  const withNone = (none: string, options: Options): Options => [['', none], ...options];
  return (
    <Form onSend={send} draft={`about:${userId}`}>
      <FormCallout />
      <TextAreaField
        name="bio"
        label={words.bio}
        hint={<span className="num">{`${countCharacters(bio, 9_999)} / ${BIO_LENGTH}`}</span>}
        help={words.bioHelp}
        rows={3}
        defaultValue={profile.bio ?? ''}
        onInput={(event: FormEvent<HTMLTextAreaElement>) => setBio(event.currentTarget.value)}
      />
      {numbered(MOST_LINKS).map((index) => (
        <TextField
          key={index}
          name={`links.${index}`}
          type="url"
          inputMode="url"
          label={fill(words.link, { number: index + 1 })}
          help={index === 0 ? (mayLink ? words.linkHelp : words.linkLocked) : undefined}
          placeholder="https://"
          defaultValue={profile.links[index] ?? ''}
          disabled={!mayLink && profile.links.length === 0}
        />
      ))}
      <div className={styles.pair}>
        <SelectField
          name="favourite"
          label={words.favourite}
          options={withNone(words.none, choices.games)}
          defaultValue={String(profile.favourite ?? '')}
        />
        <SelectField
          name="title"
          label={words.titleLabel}
          help={words.titleHelp}
          options={withNone(words.noTitle, choices.titles)}
          defaultValue={profile.title ?? ''}
        />
      </div>
      {choices.pins.length > 0 &&
        numbered(MOST_PINS).map((index) => (
          <SelectField
            key={index}
            name={`pins.${index}`}
            label={fill(words.pin, { number: index + 1 })}
            help={index === 0 ? words.pinHelp : undefined}
            options={withNone(words.automatic, choices.pins)}
            defaultValue={String(profile.pins[index] ?? '')}
          />
        ))}
      <div className={styles.actions}>
        <SubmitButton variant="primary" busyLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </div>
    </Form>
  );
}

const textOf = (values: FormData, name: string) => String(values.get(name) ?? '').trim();

/** Returns the positions of the links or pins that are not empty, which are the only ones that are sent. */
const filled = (values: FormData, name: string, count: number) =>
  numbered(count).filter((index) => textOf(values, `${name}.${index}`) !== '');

/** Returns the form's values as the API reads them. */
function readProfile(values: FormData) {
  const text = (name: string) => textOf(values, name);
  const list = (name: string, count: number) => filled(values, name, count).map((index) => text(`${name}.${index}`));
  return {
    bio: text('bio'),
    links: list('links', MOST_LINKS),
    favourite: text('favourite') === '' ? null : Number(text('favourite')),
    pins: list('pins', MOST_PINS).map(Number),
    title: text('title') || null,
  };
}

/** Returns the control of a field that the API refused: its lists have no gaps, the form's may have. */
function fieldOf(values: FormData, field: string): string {
  const [name = '', nth] = field.split('.');
  return nth === undefined ? field : `${name}.${filled(values, name, Math.max(MOST_LINKS, MOST_PINS))[Number(nth)] ?? nth}`;
}
