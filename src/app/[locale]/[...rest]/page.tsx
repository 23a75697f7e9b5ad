import { notFound } from 'next/navigation';

/** Any other address: the planet text, in the language of the address. */
export default function UnknownPage() {
  notFound();
}
