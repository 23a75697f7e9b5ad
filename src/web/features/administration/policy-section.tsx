'use client'; // Client component: policy rows are edited in place, previewed, then saved.
import { useRouter } from 'next/navigation';
import { type CSSProperties, useState } from 'react';
import type { EvidenceNeeds } from '#domain/catalogue/boards/evidence-needs.ts';
import { inLanguage, type Language, type Localised } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import type { PolicyPreviewJson } from '#web/server/answer/response-types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Pencil } from '#web/ui/media/icons.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { phoneLabels } from '#web/ui/table/column.ts';
import { SideScroller } from '#web/ui/table/side-scroller.tsx';
import { ROLES } from '#web/ui/table/table-roles.ts';
import twoLines from '#web/ui/table/two-line-rows.module.css';
import styles from './admin.module.css';
import { type AdminWords, adminCall } from './admin-call.ts';
import { AdminSection } from './admin-section.tsx';
import { parseReach, reachText } from './reach.ts';

export type PolicyRow = {
  readonly ruleId: number;
  readonly name: Localised;
  readonly series: number;
  readonly needs: EvidenceNeeds;
  readonly revision: number;
  readonly since: string | null;
};
type Draft = {
  readonly ruleId: number;
  readonly video: string;
  readonly image: string;
  readonly preview?: PolicyPreviewJson;
  readonly callout?: string | undefined;
};
type Props = { rules: readonly PolicyRow[]; locale: Language; words: AdminWords };

const COLUMNS = [{ key: 'rule' }, { key: 'video' }, { key: 'image' }, { key: 'revision' }, { key: 'since' }] as const;
const labelsOnPhones = ({ video, image, revision, since }: AdminWords['policy']) =>
  Object.fromEntries(Object.entries({ video, image, revision, since }).map(([key, label]) => [key, `${label} {value}`]));

/** Shows and edits the evidence that each rule requires. Shows the impact of a change before it is saved. */
export function PolicySection({ rules, locale, words }: Props) {
  const router = useRouter();
  const [draft, setDraft] = useState<Draft>();
  const { policy: labels } = words;

  const loadPreview = async (row: PolicyRow, { video, image }: Draft) => {
    const needs = { video: parseReach(video, labels), image: parseReach(image, labels) };
    if (needs.video === undefined || needs.image === undefined)
      return setDraft({ ruleId: row.ruleId, video, image, callout: labels.wrong });
    const answer = await adminCall<PolicyPreviewJson>(words, 'POST', '/policy/preview', { json: { of: 'rule', id: row.ruleId, needs } });
    setDraft({ ruleId: row.ruleId, video, image, ...(answer.ok ? { preview: answer.body } : { callout: answer.callout ?? labels.wrong }) });
  };
  const save = async (row: PolicyRow, preview: PolicyPreviewJson) => {
    const json = { of: 'rule', id: row.ruleId, needs: preview.after };
    const answer = await adminCall(words, 'PATCH', '/policy', { json, base: preview.revisionId });
    if (!answer.ok)
      return setDraft((before) => before && { ruleId: before.ruleId, video: before.video, image: before.image, callout: answer.callout });
    setDraft(undefined);
    router.refresh();
  };
  const startEdit = ({ ruleId, needs }: PolicyRow) =>
    setDraft({ ruleId, video: reachText(needs.video, labels, true), image: reachText(needs.image, labels, true) });

  return (
    <AdminSection title={labels.title} lead={labels.lead}>
      <SideScroller label={labels.caption}>
        <table {...ROLES.table} className={`${twoLines.table} ${styles.table}`} style={phoneLabels(COLUMNS, labelsOnPhones(labels))}>
          <caption className="sr">{labels.caption}</caption>
          <thead {...ROLES.group}>
            <tr {...ROLES.row}>
              <th {...ROLES.columnHead}>{labels.rule}</th>
              <th {...ROLES.columnHead} data-number>
                {labels.video}
              </th>
              <th {...ROLES.columnHead} data-number>
                {labels.image}
              </th>
              <th {...ROLES.columnHead} data-number>
                {labels.revision}
              </th>
              <th {...ROLES.columnHead}>{labels.since}</th>
              <td {...ROLES.cell} />
            </tr>
          </thead>
          {rules.map((row) => {
            const own = draft?.ruleId === row.ruleId ? draft : undefined;
            const name = inLanguage(row.name, locale);
            return (
              <tbody {...ROLES.group} key={row.ruleId}>
                <tr {...ROLES.row} className={own && styles.edited}>
                  <td {...ROLES.cell} data-phone="name">
                    <span className={styles.rule}>
                      <i
                        className={styles.dot}
                        style={{ '--c': `var(--series-${seriesToken(row.series)})` } as CSSProperties}
                        aria-hidden
                      />
                      {name}
                    </span>
                  </td>
                  {(['video', 'image'] as const).map((kind) => (
                    <td {...ROLES.cell} key={kind} data-phone="line2" data-number>
                      {own ? (
                        <input
                          className={styles.reach}
                          aria-label={`${labels[`${kind}Label`]}: ${name}`}
                          value={own[kind]}
                          maxLength={8}
                          onChange={({ target }) =>
                            setDraft({ ruleId: row.ruleId, video: own.video, image: own.image, [kind]: target.value })
                          }
                        />
                      ) : (
                        reachText(row.needs[kind], labels, false, kind === 'image' && row.needs.video === 'every')
                      )}
                    </td>
                  ))}
                  <td {...ROLES.cell} data-phone="line2" data-number>
                    {own ? `${row.revision} → ${row.revision + 1}` : row.revision}
                  </td>
                  <td {...ROLES.cell} data-phone="line2">
                    {row.since ?? labels.start}
                  </td>
                  <td {...ROLES.cell} data-phone="action">
                    {!own && (
                      <IconButton aria-label={fill(labels.edit, { rule: name })} onClick={() => startEdit(row)}>
                        <Pencil aria-hidden />
                      </IconButton>
                    )}
                  </td>
                </tr>
                {own && (
                  <tr {...ROLES.row} className={styles.edited}>
                    <td {...ROLES.cell} data-phone="line2" colSpan={6}>
                      <div className={styles.impact} role="status">
                        <p>{own.callout ?? (own.preview ? impactText(own.preview, row, labels) : labels.help)}</p>
                        <div className={styles.acts}>
                          <Button size="s" variant="ghost" onClick={() => setDraft(undefined)}>
                            {labels.cancel}
                          </Button>
                          {own.preview ? (
                            <Button size="s" variant="primary" onClick={() => own.preview && save(row, own.preview)}>
                              {fill(labels.save, { revision: row.revision + 1 })}
                            </Button>
                          ) : (
                            <Button size="s" variant="primary" onClick={() => loadPreview(row, own)}>
                              {labels.preview}
                            </Button>
                          )}
                        </div>
                      </div>
                    </td>
                  </tr>
                )}
              </tbody>
            );
          })}
        </table>
      </SideScroller>
    </AdminSection>
  );
}

function impactText({ after, without }: PolicyPreviewJson, { needs, revision }: PolicyRow, labels: AdminWords['policy']): string {
  if (!after || (after.video === needs.video && after.image === needs.image)) return labels.same;
  const reach = { video: reachText(after.video, labels, false), image: reachText(after.image, labels, false) };
  return fill(labels.impact, { ...reach, ...without, revision: revision + 1 });
}
