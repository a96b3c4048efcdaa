import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';

import type { SignInSession } from '@/domain/account/sign-in-session';
import { formatDateTime } from '@/domain/format/dates';
import { missingValue } from '@/domain/format/identities';

import { useTexts } from '../../app/localization-context';
import { useConfirm, useNotices } from '../../app/notices';
import { useServices } from '../../app/services-context';
import { heldBack } from '../../shared/focus/held-back';
import { Tag } from '../../shared/list/cells/tag';
import { PartView } from '../../shared/record/part-view';
import { usePart } from '../../shared/record/use-part';
import { useFocusAfterRemoval } from '../../shared/focus/use-focus-after-removal';
import { onTrouble, useSubmission } from '../../shared/use-submission';
import { PersonalCard } from './personal-card';
import { PersonalSignIns } from './personal-sign-ins';
import { personalTexts } from './personal-texts';

/** Where the person is signed in, with a way to end the other sessions, and their latest sign-ins. */
export function PersonalSessions() {
  const texts = useTexts(personalTexts);
  const { sessions } = useServices();
  const part = usePart((signal) => sessions.get(signal));
  return (
    <PartView part={part}>
      {({ phien, dangNhap }) => (
        <>
          <PersonalCard title={texts('personal.sessions')} hint={texts('personal.sessionsHint')}>
            <Box component="ul" sx={listStyle}>
              {phien.map((session) => (
                <Session key={session.id} session={session} onEnded={part.reload} />
              ))}
            </Box>
          </PersonalCard>
          <PersonalCard title={texts('personal.signIns')} hint={texts('personal.signInsHint')}>
            <PersonalSignIns signIns={dangNhap} />
          </PersonalCard>
        </>
      )}
    </PartView>
  );
}

type SessionProps = {
  readonly session: SignInSession;
  /** It is over, or was over already. */
  readonly onEnded: () => void;
};

function Session({ session, onEnded }: SessionProps) {
  const texts = useTexts(personalTexts);
  const confirm = useConfirm();
  const notices = useNotices();
  const { sessions } = useServices();
  const { id, hienTai, batDau, thietBi, diaChiIp } = session;
  const endingRef = useSubmission((_: null, signal) => sessions.end(id, signal));
  const isBusy = useSelector(endingRef, (snapshot) => snapshot.hasTag('busy'));
  const isEnded = useSelector(endingRef, (snapshot) => snapshot.matches('done'));
  const time = formatDateTime(batDau);
  const device = thietBi ?? texts('personal.session.unknownDevice');

  useEffect(() => {
    const subscriptions = [
      endingRef.on('submission.done', () => {
        notices.success(texts('personal.session.ended'));
        onEnded();
      }),
      onTrouble(endingRef, (error) => {
        notices.report(error);
        onEnded();
      }),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [endingRef, notices, texts, onEnded]);

  const end = async () => {
    const message = texts('personal.session.question', { device, time });
    if ((await confirm({ message, severity: 'danger' })) === 'confirm') {
      endingRef.send({ type: 'submission.submit', input: null });
    }
  };
  return (
    <li>
      <div>
        <strong>{device}</strong>
        {hienTai ? <Tag text={texts('personal.session.this')} tone="success" /> : null}
        <span>{texts('personal.session.started', { time })}</span>
        <span>{diaChiIp ?? missingValue}</span>
      </div>
      {hienTai || isEnded ? null : (
        <EndButton
          label={texts('personal.session.endNamed', { time })}
          isBusy={isBusy}
          onEnd={() => {
            void end();
          }}
        />
      )}
    </li>
  );
}

const afterEnding = { entry: 'li', around: 'section', rest: 'h2' } as const;

type EndButtonProps = { readonly label: string; readonly isBusy: boolean; readonly onEnd: () => void };

/** Goes with its session, and leaves the focus to the next one. */
function EndButton({ label, isBusy, onEnd }: EndButtonProps) {
  const texts = useTexts(personalTexts);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(buttonRef, afterEnding);
  return (
    <Button
      ref={buttonRef}
      data-remove
      variant="outlined"
      color="error"
      size="small"
      aria-label={label}
      {...heldBack(isBusy)}
      onClick={() => {
        if (!isBusy) {
          onEnd();
        }
      }}
    >
      {texts('personal.session.end')}
    </Button>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    py: 1.25,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& > li:last-of-type': { borderBottom: 0 },
  '& > li > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, minWidth: 0 },
  '& strong': { fontWeight: 'fontWeightMedium' },
  '& span': { fontVariantNumeric: 'tabular-nums' },
} as const;
