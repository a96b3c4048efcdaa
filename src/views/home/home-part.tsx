import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';

import type { RecordRef, RecordSnapshot } from '@/machines/record-machine';

import { ErrorAlert } from '../shared/errors/error-alert';
import { useRecord } from '../shared/record/use-record';

/** Loads a part of the page by itself, so that one that fails takes no other with it. */
export function useHomePart<Content>(load: (signal: AbortSignal) => Promise<Content>): RecordRef<Content> {
  return useRecord<Content>('home', { get: (_, signal) => load(signal) });
}

type LoadedProps<Content> = {
  readonly partRef: RecordRef<Content>;
  /** Of the size of what is to come. */
  readonly waiting: ReactNode;
  readonly children: (content: Content) => ReactNode;
};

/** What has been loaded; what could not be is said in its place, with a way to try again. */
export function Loaded<Content>({ partRef, waiting, children }: LoadedProps<Content>) {
  const content = useSelector(partRef, (snapshot: RecordSnapshot<Content>) => snapshot.context.record);
  const error = useSelector(partRef, (snapshot: RecordSnapshot<Content>) => snapshot.context.error);
  if (error !== undefined) {
    return (
      <ErrorAlert
        error={error}
        onRetry={() => {
          partRef.send({ type: 'record.reload' });
        }}
      />
    );
  }
  return content === undefined ? waiting : children(content);
}

type HomeSectionProps = { readonly title: string; readonly children: ReactNode };

/** A part of the page under its heading. */
export function HomeSection({ title, children }: HomeSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

/** Paper on which a part stands. */
export const homeCard = {
  minWidth: 0,
  p: 2,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
