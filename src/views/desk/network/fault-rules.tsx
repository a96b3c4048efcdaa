import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';

import { emptyTally } from '@/domain/desk/fault-rule';
import { blankFaultRule, faultRuleOf, inputOfFaultRule, type FaultRuleInput } from '@/domain/desk/fault-rule-input';
import { nextRuleId, withoutRule, withRule, type NetworkSetting } from '@/domain/desk/network';
import { useTexts } from '@/views/app/localization-context';

import { FaultRuleForm } from './fault-rule-form';
import { FaultRuleLine } from './fault-rule-line';
import { networkTexts } from './network-texts';
import type { NetworkChange } from './use-network';

type FaultRulesProps = {
  readonly setting: NetworkSetting;
  readonly onChange: NetworkChange;
};

const newRule = 'new';

/** The rules by which calls go wrong; the one that is edited stands as a form in its own place. */
export function FaultRules({ setting, onChange }: FaultRulesProps) {
  const texts = useTexts(networkTexts);
  const titleId = useId();
  const [edited, setEdited] = useState<string>();
  const close = () => {
    setEdited(undefined);
  };
  const save = (input: FaultRuleInput, ruleId?: string) => {
    onChange((present) => {
      const { isOn = true } = present.rules.find(({ id }) => id === ruleId) ?? {};
      return withRule(present, { ...faultRuleOf(input, ruleId ?? nextRuleId(present)), isOn });
    });
    close();
  };
  return (
    <Stack component="section" spacing={1.25} aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h3">
        {texts('rules.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts(setting.rules.length === 0 ? 'rules.none' : 'rules.note')}
      </Typography>
      {setting.rules.length === 0 ? null : (
        <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {setting.rules.map((rule) => (
            <li key={rule.id}>
              {edited === rule.id ? (
                <FaultRuleForm
                  label={texts('form.edit')}
                  initial={inputOfFaultRule(rule)}
                  onSave={(input) => {
                    save(input, rule.id);
                  }}
                  onCancel={close}
                />
              ) : (
                <FaultRuleLine
                  rule={rule}
                  tally={setting.tallies[rule.id] ?? emptyTally}
                  onSwitch={(isOn) => {
                    onChange((present) => withRule(present, { ...rule, isOn }));
                  }}
                  onEdit={() => {
                    setEdited(rule.id);
                  }}
                  onAgain={() => {
                    onChange((present) => withRule(present, rule));
                  }}
                  onRemove={() => {
                    onChange((present) => withoutRule(present, rule.id));
                  }}
                />
              )}
            </li>
          ))}
        </Stack>
      )}
      {edited === newRule ? (
        <FaultRuleForm label={texts('form.new')} initial={blankFaultRule} onSave={save} onCancel={close} />
      ) : (
        <Box>
          <Button
            variant="outlined"
            size="small"
            startIcon={<AddIcon />}
            onClick={() => {
              setEdited(newRule);
            }}
          >
            {texts('rules.add')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
