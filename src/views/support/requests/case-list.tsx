import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, ButtonBase, IconButton, Typography } from '@mui/material';
import { useFormikContext } from 'formik';
import { memo, useCallback, useEffect, useRef } from 'react';

import { formatMoney } from '@/domain/format/numbers';
import type { CaseDraft, RequestDraft } from '@/domain/support/support-draft';
import { redConditions } from '@/domain/support/support-condition';
import { mostCases } from '@/domain/support/support-request-input';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useConfirm } from '@/views/app/notices';
import { useFormEngine } from '@/views/shared/form/form-context';
import type { Tone } from '@/views/shared/list/list-description';
import { Tag } from '@/views/shared/list/cells/tag';

import { caseTexts } from './case-texts';
import type { LiveConditions } from './use-live-conditions';

type CaseListProps = {
  readonly chosen: number;
  readonly conditions: LiveConditions;
  readonly wrong: ReadonlySet<number>;
  /** Stable, like `onRemove`: a line is drawn again only when it shows something else. @param key Of the case. */
  readonly onChoose: (key: string) => void;
  readonly onRemove: (key: string) => void;
};

/** All cases of the request, a line each: who, how much, and whether the conditions are met. */
export function CaseList({ chosen, conditions, wrong, onChoose, onRemove }: CaseListProps) {
  const texts = useTexts(caseTexts);
  const { language } = useLocalizer();
  const confirm = useConfirm();
  const { isBusy } = useFormEngine();
  const { values } = useFormikContext<RequestDraft>();
  const { truongHop } = values;
  const sum = truongHop.reduce((total, { tienDeNghi }) => total + amountOf(tienDeNghi), 0);

  const listRef = useRef<HTMLUListElement>(null);
  const gone = useRef<number>(undefined);
  const remove = useCallback(
    async (key: string, name: string, button: HTMLElement) => {
      if ((await confirm({ message: texts('cases.confirmRemove', { name }), severity: 'danger' })) === 'confirm') {
        gone.current = removeButtons(listRef.current).indexOf(button);
        onRemove(key);
      }
    },
    [confirm, texts, onRemove],
  );
  // The button went with its line, after the question had taken the focus: the next line's has it, at last the one before.
  useEffect(() => {
    if (gone.current !== undefined) {
      const left = removeButtons(listRef.current);
      left[Math.min(gone.current, left.length - 1)]?.focus();
      gone.current = undefined;
    }
  }, [truongHop.length]);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        minWidth: 0,
        position: { md: 'sticky' },
        top: { md: 'calc(var(--header-height, 0px) + 1rem)' },
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {texts('cases.count', { n: truongHop.length, most: mostCases, amount: formatMoney(sum, language) })}
      </Typography>
      <Box component="ul" ref={listRef} aria-label={texts('cases.list')} sx={listStyle}>
        {truongHop.map(({ khoa, nguoi, tienDeNghi }, index) => (
          <CaseLine
            key={khoa}
            khoa={khoa}
            name={nguoi?.hoTen ?? texts('case.unnamed', { n: index + 1 })}
            amount={amountOf(tienDeNghi)}
            state={stateOf(index, conditions, wrong)}
            isChosen={index === chosen}
            isBusy={isBusy}
            onChoose={onChoose}
            onRemove={remove}
          />
        ))}
      </Box>
    </Box>
  );
}

type CaseLineProps = {
  readonly khoa: string;
  readonly name: string;
  /** Integer đồng. */
  readonly amount: number;
  readonly state: CaseState;
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (key: string) => void;
  readonly onRemove: (key: string, name: string, button: HTMLElement) => Promise<void>;
};

const CaseLine = memo(function CaseLine({
  khoa,
  name,
  amount,
  state,
  isChosen,
  isBusy,
  onChoose,
  onRemove,
}: CaseLineProps) {
  const texts = useTexts(caseTexts);
  const { language } = useLocalizer();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      <ButtonBase
        aria-current={isChosen}
        onClick={() => {
          onChoose(khoa);
        }}
        sx={lineStyle}
      >
        <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
          {name}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {formatMoney(amount, language)}
        </Typography>
        <Tag text={texts(`cases.${state}`)} tone={tones[state]} />
      </ButtonBase>
      <IconButton
        size="small"
        data-remove
        aria-label={texts('cases.remove', { name })}
        disabled={isBusy}
        onClick={({ currentTarget }) => void onRemove(khoa, name, currentTarget)}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
});

type CaseState = 'wrong' | 'red' | 'green' | 'unknown';

const tones: Readonly<Record<CaseState, Tone>> = { wrong: 'error', red: 'error', green: 'success', unknown: 'default' };

function stateOf(index: number, conditions: LiveConditions, wrong: ReadonlySet<number>): CaseState {
  if (wrong.has(index)) {
    return 'wrong';
  }
  if (redConditions(conditions.of(index)).length > 0) {
    return 'red';
  }
  return conditions.openIn(index) > 0 ? 'unknown' : 'green';
}

function removeButtons(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
}

/** What was typed may be no amount yet. */
function amountOf(typed: CaseDraft['tienDeNghi']): number {
  return typeof typed === 'number' ? typed : 0;
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 0.5,
  maxHeight: { xs: '16rem', md: 'calc(100dvh - 16rem)' },
  overflowY: 'auto',
} as const;

const lineStyle = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyContent: 'stretch',
  justifyItems: 'start',
  gap: 0.25,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderLeft: 3,
  borderColor: 'transparent',
  '&:hover': { bgcolor: 'var(--surface-hover)' },
  '&[aria-current="true"]': { bgcolor: 'var(--surface-selected)', borderColor: 'primary.main' },
  // A person's own colours take the background away, and draw every border, the transparent one too.
  '@media (forced-colors: active)': {
    borderColor: 'Canvas',
    '&[aria-current="true"]': { borderColor: 'Highlight' },
  },
} as const;
