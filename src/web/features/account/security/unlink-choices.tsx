import styles from './linked-accounts.module.css';

export type LinkedProvider = { readonly id: string; readonly name: string };

type Props = { providers: readonly LinkedProvider[]; labels: { readonly title: string; readonly text: string } };

/** Renders checkboxes in a password form for the accounts to unlink together with the password change. */
export function UnlinkChoices({ providers, labels }: Props) {
  if (providers.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{labels.title}</legend>
      <p>{labels.text}</p>
      {providers.map(({ id, name }) => (
        <label key={id}>
          <input type="checkbox" name="unlink" value={id} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
