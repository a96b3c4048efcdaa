import { Box, Typography } from '@mui/material';
import { useId } from 'react';

import { isCut, readableTextOf, type CallBody, type CallHeader, type CallMessage } from '@/domain/desk/request-record';
import { formatFileSize } from '@/domain/format/file-size';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { requestsTexts } from './requests-texts';

type CallPartProps = {
  readonly title: string;
  readonly message: CallMessage | undefined;
};

/** What went one way: headers and body. */
export function CallPart({ title, message }: CallPartProps) {
  const texts = useTexts(requestsTexts);
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h4">
        {title}
      </Typography>
      {message === undefined ? (
        <Typography variant="body2" color="textSecondary">
          {texts('detail.nothing')}
        </Typography>
      ) : (
        <>
          <NameValues title={texts('detail.headers')} values={message.headers} />
          <Body body={message.body} />
        </>
      )}
    </Box>
  );
}

type NameValuesProps = {
  readonly title: string;
  readonly values: readonly CallHeader[];
};

/** Headers or parameters; a name may come more than once. */
export function NameValues({ title, values }: NameValuesProps) {
  return values.length === 0 ? null : (
    <Box component="details" open sx={{ mt: 0.5 }}>
      <Typography component="summary" variant="caption" color="textSecondary" sx={{ cursor: 'pointer' }}>
        {title}
      </Typography>
      <Box component="dl" sx={pairsStyle}>
        {values.map(([name, value], index) => (
          <Box key={index} component="div">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Body({ body }: { readonly body: CallBody | undefined }) {
  const texts = useTexts(requestsTexts);
  const { language } = useLocalizer();
  if (body === undefined) {
    return (
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {texts('detail.noBody')}
      </Typography>
    );
  }
  const size = formatFileSize(body.size, language);
  const text = readableTextOf(body);
  const label = texts(isCut(body) ? 'detail.bodyCut' : 'detail.bodyOf', { size });
  return (
    <Box sx={{ mt: 0.5 }}>
      <Typography variant="caption" color="textSecondary" component="p">
        {label}
      </Typography>
      {text === undefined ? (
        <Typography variant="body2">
          {texts('detail.binary', { type: body.type === '' ? texts('detail.unknownType') : body.type })}
        </Typography>
      ) : (
        // What scrolls has to be reachable by the keyboard.
        <Box component="pre" tabIndex={0} role="region" aria-label={label} sx={bodyStyle}>
          {text}
        </Box>
      )}
    </Box>
  );
}

const pairsStyle = {
  m: 0,
  fontFamily: 'monospace',
  fontSize: '0.75rem',
  overflowWrap: 'anywhere',
  '& dt': { display: 'inline', color: 'text.secondary', '&::after': { content: '": "' } },
  '& dd': { display: 'inline', m: 0 },
} as const;

const bodyStyle = {
  m: 0,
  mt: 0.25,
  p: 1,
  maxHeight: 260,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
