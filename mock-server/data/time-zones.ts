/** A time zone under both of its names. */
export type MockTimeZone = {
  /** Windows' id, which is what the setting holds. */
  readonly windowsId: string;
  readonly ianaName: string;
  /** Without daylight saving, e.g. `+07:00`. */
  readonly offset: string;
};

/** Vietnam's, those of the markets that Vietnamese workers go to, and UTC; from west to east. */
export const timeZones: readonly MockTimeZone[] = [
  zone('Pacific Standard Time', 'America/Los_Angeles', '-08:00'),
  zone('Eastern Standard Time', 'America/New_York', '-05:00'),
  zone('UTC', 'Etc/UTC', '+00:00'),
  zone('GMT Standard Time', 'Europe/London', '+00:00'),
  zone('W. Europe Standard Time', 'Europe/Berlin', '+01:00'),
  zone('Central Europe Standard Time', 'Europe/Budapest', '+01:00'),
  zone('GTB Standard Time', 'Europe/Bucharest', '+02:00'),
  zone('Israel Standard Time', 'Asia/Jerusalem', '+02:00'),
  zone('Russian Standard Time', 'Europe/Moscow', '+03:00'),
  zone('Arab Standard Time', 'Asia/Riyadh', '+03:00'),
  zone('Arabian Standard Time', 'Asia/Dubai', '+04:00'),
  zone('India Standard Time', 'Asia/Calcutta', '+05:30'),
  zone('SE Asia Standard Time', 'Asia/Ho_Chi_Minh', '+07:00'),
  zone('Singapore Standard Time', 'Asia/Singapore', '+08:00'),
  zone('Taipei Standard Time', 'Asia/Taipei', '+08:00'),
  zone('Tokyo Standard Time', 'Asia/Tokyo', '+09:00'),
  zone('Korea Standard Time', 'Asia/Seoul', '+09:00'),
  zone('AUS Eastern Standard Time', 'Australia/Sydney', '+10:00'),
];

function zone(windowsId: string, ianaName: string, offset: string): MockTimeZone {
  return { windowsId, ianaName, offset };
}
