import { PageHeading } from '../page-heading';

type FormHeadingProps = {
  /** What is done here. */
  readonly title: string;
  /** What the record is called, in the browser's tab too; nothing for a new one. */
  readonly name: string | undefined;
  /** The line below the title, where it says more than the name. */
  readonly details?: string | undefined;
};

/** The heading of a record's form, and the name of its tab among those of other records. */
export function FormHeading({ title, name, details = name }: FormHeadingProps) {
  return (
    <PageHeading title={title} subtitle={details} documentTitle={name === undefined ? title : `${title} – ${name}`} />
  );
}
