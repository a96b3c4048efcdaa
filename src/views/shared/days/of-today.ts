import { todayAt } from '@/domain/format/calendar';

/**
 * What rules say that look at today's date: a page may be open for days, and what is true on the day on which it was
 * opened is not on the next. The rules are made once a day.
 *
 * @param rulesOn Makes them. @param rulesOn.today ISO date in the Fund's calendar.
 * @example
 * const [validate] = useState(() => ofToday((today) => formErrorsOf(unitSchema({ today }))));
 */
export function ofToday<Input extends readonly unknown[], Verdict>(
  rulesOn: (today: string) => (...input: Input) => Verdict,
): (...input: Input) => Verdict {
  let known: { readonly today: string; readonly rules: (...input: Input) => Verdict } | undefined;
  return (...input) => {
    const today = todayAt(Date.now());
    known = known?.today === today ? known : { today, rules: rulesOn(today) };
    return known.rules(...input);
  };
}
