import type { ComponentProps } from 'react';
import { Link } from 'wouter';

type RecordLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly href: string;
  /** History state of the record's page: where in the list it was opened. */
  readonly openState: unknown;
};

/** A link from a list to a record. */
export function RecordLink({ openState, ...props }: RecordLinkProps) {
  return <Link {...props} state={openState} />;
}
