/**
 * What the browsers of docs/browsers.md do not all have, as code calls it, with the first versions that do (MDN's
 * browser-compat-data): each would stop the page with a `TypeError`. What asks first whether it is there may stand.
 */
export const newerThanBrowsers: readonly (readonly [call: RegExp, since: string])[] = [
  [/\.toSorted\(/u, 'Chrome 110'],
  [/\.toReversed\(/u, 'Chrome 110'],
  [/\.toSpliced\(/u, 'Chrome 110'],
  [/AbortSignal\.any\(/u, 'Chrome 116, Safari 17.4'],
  [/URL\.canParse\(/u, 'Chrome 120, Safari 17'],
  [/URL\.parse\(/u, 'Chrome 126, Safari 18'],
  [/(?:Object|Map)\.groupBy\(/u, 'Chrome 117, Safari 17.4'],
  [/Promise\.withResolvers\(/u, 'Chrome 119, Safari 17.4'],
  [/Promise\.try\(/u, 'Chrome 128, Firefox 134, Safari 18.2'],
  [/Array\.fromAsync\(/u, 'Chrome 121'],
  [/\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/u, 'Chrome 122, Safari 17'],
  [/\.(?:isWellFormed|toWellFormed)\(/u, 'Chrome 111'],
  [/\.transferToFixedLength\(/u, 'Chrome 114, Safari 17.4'],
  [/Iterator\.from\(/u, 'Chrome 122, Firefox 131, Safari 18.4'],
  [
    /(?<!Object)\.(?:keys|values|entries)\(\)\.(?:map|filter|take|drop|some|every|find|reduce|toArray)\(/u,
    'Chrome 122',
  ],
  [/RegExp\.escape\(/u, 'Chrome 136, Firefox 134, Safari 18.2'],
  [/Error\.captureStackTrace\(/u, 'Firefox 138, Safari 17.2'],
  [/Uint8Array\.from(?:Base64|Hex)\(/u, 'Chrome 140, Firefox 133, Safari 18.2'],
  [/\.(?:startViewTransition|showPopover|togglePopover|moveBefore)\(/u, 'Chrome 111 to 133'],
  [/Response\.json\(/u, 'Safari 17'],
  [/\bTemporal\./u, 'Chrome 144'],
];
