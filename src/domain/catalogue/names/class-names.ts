import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';

export const classNames = ({ rankClasses }: Pick<Catalogue, 'rankClasses'>, language: 'en' | 'ja'): Readonly<Record<number, string>> =>
  Object.fromEntries([...rankClasses.values()].map(({ id, name }) => [id, name[language]]));
