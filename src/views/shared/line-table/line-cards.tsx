import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Paper, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';

import { useTexts } from '@/views/app/localization-context';

import { cellText } from './cell-text';
import { cellStyle } from './line-grid-style';
import { isEditable, valueIn, type LineCellKind } from './line-column';
import { LineCellOf } from './line-row';
import type { LineActions, LineTableProps, Reveal } from './line-table-props';
import { lineTableTexts } from './line-table-texts';

type LineCardsProps<Line extends object> = LineTableProps<Line> & {
  readonly actions: LineActions;
  readonly revealRef: RefObject<Reveal | undefined>;
};

const cardsAtOnce = 50;

/** The lines on a narrow screen: a card each, label beside value, the totals as the last card. */
export function LineCards<Line extends object>(props: LineCardsProps<Line>) {
  const { label, lines, columns, actions, revealRef } = props;
  const texts = useTexts(lineTableTexts);
  const [shown, setShown] = useState(cardsAtOnce);
  /** The first of the cards that were asked for last. */
  const [firstMore, setFirstMore] = useState<number>();
  const groupRef = useRef<HTMLDivElement>(null);
  const rest = lines.length - shown;
  const totals = columns.filter(({ total }) => total !== undefined);

  useEffect(() => {
    revealRef.current = (index) => {
      setShown((count) => Math.max(count, index + 1));
    };
    return () => {
      revealRef.current = undefined;
    };
  }, [revealRef]);

  // The button goes, or goes on behind what it has shown: the hand at the keyboard goes on before that (WCAG 2.4.3).
  useEffect(() => {
    const card = firstMore === undefined ? undefined : groupRef.current?.children[firstMore];
    if (card instanceof HTMLElement) {
      card.tabIndex = -1;
      card.focus();
    }
  }, [firstMore]);

  return (
    <Box
      ref={groupRef}
      role="group"
      aria-label={label}
      onKeyDown={actions.onKeyDown}
      onPaste={actions.onPaste}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {lines.slice(0, shown).map((line, index) => (
        <LineCard key={index} {...props} line={line} index={index} />
      ))}
      {rest > 0 ? (
        <Button
          onClick={() => {
            setFirstMore(shown);
            setShown(shown + cardsAtOnce);
          }}
        >
          {texts('lines.showMore', { n: Math.min(rest, cardsAtOnce) })}
        </Button>
      ) : null}
      {totals.length === 0 ? null : (
        <Paper variant="outlined" sx={{ p: 2, bgcolor: 'var(--surface-sunken)' }}>
          <Typography sx={{ fontWeight: 'fontWeightMedium', mb: 1 }}>{texts('lines.total')}</Typography>
          <Box component="dl" sx={cardStyle}>
            {totals.map((column) => (
              <div key={column.field}>
                <dt>{column.label}</dt>
                <dd>{cellText({ ...column, kind: 'amount' }, column.total?.(lines))}</dd>
              </div>
            ))}
          </Box>
        </Paper>
      )}
    </Box>
  );
}

function LineCard<Line extends object>({
  line,
  index,
  actions,
  ...props
}: Omit<LineCardsProps<Line>, 'revealRef'> & { readonly line: Line; readonly index: number }) {
  const { columns, nameOf, errorOf, onLeave, isLocked = false, isFixed = false, isBusy = false } = props;
  const texts = useTexts(lineTableTexts);
  const titleId = useId();
  const [n, name] = [index + 1, nameOf(line, index)];
  return (
    <Paper variant="outlined" role="group" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography id={titleId} sx={{ flex: 1, minWidth: 0, fontWeight: 'fontWeightMedium' }}>
          {name === '' ? texts('lines.row', { n }) : `${n}. ${name}`}
        </Typography>
        {isLocked || isFixed ? null : (
          <IconButton
            edge="end"
            disabled={isBusy}
            aria-label={name === '' ? texts('lines.removeUnnamed', { n }) : texts('lines.remove', { n, name })}
            onClick={() => {
              actions.remove(index);
            }}
          >
            <DeleteIcon />
          </IconButton>
        )}
      </Box>
      <Box component="dl" sx={cardStyle}>
        {columns.map((column) => {
          const isRead = column.figureOf !== undefined || isLocked || !isEditable(column, line);
          const text = cellText(column, valueIn(column, line));
          if (isRead && column.kind !== 'check' && text === name) {
            return null;
          }
          const error = errorOf?.(index, column.field);
          const note = error ?? column.warningOf?.(line);
          return (
            <div key={column.field} className={isRead || column.kind === 'check' ? undefined : typedClass(column.kind)}>
              <dt>
                {column.label}
                {column.isRequired === true ? <span aria-hidden> *</span> : null}
              </dt>
              <dd className={column.kind === 'amount' || column.kind === 'count' ? 'is-number' : undefined}>
                {isRead && column.kind !== 'check' ? (
                  text
                ) : (
                  <LineCellOf
                    index={index}
                    line={line}
                    column={column}
                    errorOf={errorOf}
                    isReadOnly={isLocked || isBusy}
                    onChange={actions.change}
                    onLeave={onLeave}
                  />
                )}
                {note === undefined ? null : (
                  <Typography variant="caption" color={error === undefined ? 'warning.main' : 'error'} component="p">
                    {note}
                  </Typography>
                )}
              </dd>
            </div>
          );
        })}
      </Box>
    </Paper>
  );
}

/** Words take the whole width; what is short stands beside its label. */
function typedClass(kind: LineCellKind): string {
  return kind === 'text' || kind === 'choice' ? 'is-typed is-wide' : 'is-typed';
}

const cardStyle = {
  ...cellStyle,
  m: 0,
  display: 'grid',
  gap: 1,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
    alignItems: 'center',
    columnGap: 1.5,
  },
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'body2', textAlign: 'end', overflowWrap: 'anywhere' },
  '& .is-wide': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0.25 },
  '& .is-wide dd': { textAlign: 'start' },
  '& .is-typed input[type="text"], & .is-typed select': {
    border: 1,
    borderColor: 'var(--field-border)',
    borderRadius: 1,
  },
} as const;
