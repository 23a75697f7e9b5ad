import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';

export const classNames = ({ rankClasses }: Pick<Catalogue, 'rankClasses'>, language: Language): Readonly<Record<number, string>> =>
  Object.fromEntries([...rankClasses.values()].map(({ id, name }) => [id, inLanguage(name, language)]));
