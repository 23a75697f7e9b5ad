'use client'; // Client component: each switch takes effect immediately.
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { BANNER_LENGTH, type SwitchName } from '#domain/administration/switches.ts';
import type { Localised } from '#domain/shared/language.ts';
import { inEveryLanguage, LANGUAGES, type Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { Form, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Trouble } from '#web/ui/page/callout.tsx';
import styles from './admin.module.css';
import { type AdminWords, adminCall } from './admin-call.ts';
import { AdminSection } from './admin-section.tsx';

export type ShownSwitch = {
  readonly name: SwitchName;
  readonly isOn: boolean;
  readonly text: Localised | null;
  readonly changedOn: string | null;
  readonly changedBy: { readonly handle: string; readonly name: string | null } | null;
};
type Props = { switches: readonly ShownSwitch[]; languageNames: Readonly<Record<Language, string>>; words: AdminWords };

/** Lists all switches with the user who last changed each one, and edits the banner text. */
export function SwitchSection({ switches, languageNames, words }: Props) {
  const router = useRouter();
  const [turned, setTurned] = useState<Partial<Record<SwitchName, boolean>>>({});
  const [callout, setCallout] = useState<string>();
  const { switches: labels } = words;
  const banner = switches.find(({ name }) => name === 'banner')?.text;

  const turn = async (name: SwitchName, isOn: boolean) => {
    setTurned((before) => ({ ...before, [name]: isOn }));
    const answer = await adminCall(words, 'PUT', `/switches/${name}`, { json: { isOn } });
    if (!answer.ok) setTurned((before) => ({ ...before, [name]: !isOn }));
    setCallout(answer.ok ? undefined : (answer.callout ?? Object.values(answer.fields ?? {})[0]));
    router.refresh();
  };
  const saveLine = async (values: FormData) => {
    const text = inEveryLanguage((lang) => String(values.get(`text.${lang}`)));
    const answer = await adminCall(words, 'PUT', '/switches/banner', { json: { isOn: true, text } });
    if (!answer.ok) return answer;
    setTurned((before) => ({ ...before, banner: true }));
    router.refresh();
    return { callout: labels.saved, tone: 'good' as const };
  };
  const history = ({ changedOn, changedBy }: ShownSwitch) =>
    changedOn === null
      ? labels.asItCame
      : fill(labels.by, { who: changedBy ? (changedBy.name ?? changedBy.handle) : labels.operator, day: changedOn });

  return (
    <AdminSection title={labels.title} lead={labels.lead}>
      <Trouble>{callout}</Trouble>
      <div className={styles.grid}>
        {switches.map((row) => {
          const isOn = turned[row.name] ?? row.isOn;
          return (
            <div key={row.name} className={styles.row}>
              <div>
                <b>{labels.names[row.name]}</b>
                <p>
                  {labels.texts[row.name]}
                  <br />
                  {history(row)}
                </p>
              </div>
              <Switch label={labels.names[row.name]} on={isOn} onClick={() => turn(row.name, !isOn)} />
            </div>
          );
        })}
      </div>
      <div className={styles.body}>
        <h3>{labels.bannerTitle}</h3>
        <Form onSend={saveLine}>
          {LANGUAGES.map((lang) => (
            <TextField
              key={lang}
              name={`text.${lang}`}
              label={fill(labels.bannerIn, { language: languageNames[lang] })}
              hint={labels.bannerLimit}
              defaultValue={banner?.[lang]}
              maxLength={BANNER_LENGTH * 2}
              lang={lang}
            />
          ))}
          <FormCallout />
          <SubmitButton busyLabel={labels.saving}>{labels.saveBanner}</SubmitButton>
        </Form>
      </div>
    </AdminSection>
  );
}
