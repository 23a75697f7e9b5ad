import type { ReactNode } from 'react';
import { LIMITS } from '#domain/accounts/limits.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { Static } from '#web/markup/static.tsx';
import { siteUrl } from '#web/server/site/site-settings.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { CodeBlock } from '#web/ui/markdown/code-block.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';
import { CallList } from './call-list.tsx';
import styles from './developers-page.module.css';
import { API_BASE, EXAMPLES } from './examples.ts';
import { FeedList } from './feed-list.tsx';
import { Offers } from './offers.tsx';
import { TryCall } from './try-call.tsx';

const VERIFY = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET); // whsec_…

export async function receive(request) {
  const body = await request.text();
  const event = webhook.verify(body, Object.fromEntries(request.headers)); // throws if it is not from us
  console.log(event.type, event.data);
  return new Response(null, { status: 204 });
}`;

/** Explains to developers what the site offers to programs, with calls that run on the page. */
export function DevelopersPage({ locale }: { locale: Language }) {
  const { title, lead, start, try: tries, offers, calls, feeds, webhooks, manners } = messagesOf(locale).developers;
  const base = `${siteUrl()}${API_BASE}`;
  const { examples, ...labels } = tries;
  return (
    <ScapePage seed={title.length} seriesToken={0} title={title} lead={lead}>
      <Part title={start.title} text={start.text}>
        <CodeBlock label={start.title}>{`curl ${base}${EXAMPLES[0].path}`}</CodeBlock>
        <p>{start.after}</p>
      </Part>
      <section className={styles.part} aria-labelledby="try">
        <h2 id="try">{tries.title}</h2>
        <p>{tries.text}</p>
        <ul className={styles.tries}>
          {EXAMPLES.map(({ key, path }) => (
            <li key={key} className="card">
              <h3>{examples[key].name}</h3>
              <p>{examples[key].text}</p>
              <code translate="no">{path}</code>
              <TryCall href={`${API_BASE}${path}`} name={examples[key].name} labels={labels} />
            </li>
          ))}
        </ul>
      </section>
      <Part title={offers.title}>
        <Offers locale={locale} />
      </Part>
      <Part title={calls.title} text={fill(calls.text, { base })}>
        <p>
          <a className="link tap" href={`${API_BASE}/openapi.json`}>
            {calls.document}
          </a>
        </p>
        <CallList locale={locale} />
      </Part>
      <Part id="feeds" title={feeds.title} text={feeds.text}>
        <FeedList locale={locale} />
      </Part>
      <Part id="webhooks" title={webhooks.title} text={webhooks.text}>
        <CodeBlock label={webhooks.title}>{VERIFY}</CodeBlock>
        <Points points={webhooks.points} />
        <p>
          <ButtonLink variant="line" href={localePath(locale, '/auth/settings#webhooks')}>
            {webhooks.link}
          </ButtonLink>
        </p>
      </Part>
      <Part title={manners.title}>
        <Points points={manners.points.map((point) => fill(point, { tries: LIMITS['read-api'].tries }))} />
        <p>{manners.stable}</p>
      </Part>
    </ScapePage>
  );
}

type PartProps = { id?: string; title: string; text?: string; children: ReactNode };

/** A part of the page as static markup. */
const Part = ({ id, title, text, children }: PartProps) => (
  <Static as="section" id={id} className={styles.part}>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </Static>
);

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
