import { useEffect, useState } from 'react';

import { statutoryCalendar, workCalendarOf, type WorkCalendar } from '@/domain/fund/work-calendar';
import { useServices } from '@/views/app/services-context';

import { useAttempts } from '../use-reload-on-return';

/**
 * The days by which working days are counted on this page: the law's, and the administrator's table once it has come.
 * Where it cannot be loaded the law's have to do: the back end reckons by the table in any case.
 */
export function useWorkCalendar(): WorkCalendar {
  const { daysOff } = useServices();
  const { attempt, failed } = useAttempts();
  const [calendar, setCalendar] = useState(statutoryCalendar);

  useEffect(() => {
    let isShown = true;
    daysOff.all().then((rows) => {
      if (isShown) {
        setCalendar(workCalendarOf(rows));
      }
    }, failed);
    return () => {
      isShown = false;
    };
  }, [daysOff, attempt, failed]);

  return calendar;
}
