/** The page's cookies: `read` answers `document.cookie`, `write` assigns it. */
export type CookieAccess = {
  readonly read: () => string;
  readonly write: (text: string) => void;
};

/**
 * ABP's remember-me cookie (register A-08): a stored password session counts only while it exists. With the box ticked
 * it outlives the browser, otherwise it goes with it. Where the browser keeps no cookies it lasts as long as the page,
 * like whatever a storage refuses (T45).
 */
export type RememberMe = {
  readonly isSet: () => boolean;
  readonly set: (isTicked: boolean) => void;
  readonly remove: () => void;
};

const lastDay = 'Fri, 31 Dec 9999 23:59:59 GMT';
const firstDay = 'Thu, 01 Jan 1970 00:00:00 GMT';

export function createRememberMe(cookies: CookieAccess, appOrigin: string): RememberMe {
  const attributes = `; path=/; SameSite=Lax${appOrigin.startsWith('https:') ? '; Secure' : ''}`;
  const isKept = () => cookies.read().split(/;\s*/u).includes('rememberMe=true');
  let isInMemory = false;
  return {
    isSet: () => isInMemory || isKept(),
    set: (isTicked) => {
      cookies.write(`rememberMe=true${attributes}${isTicked ? `; expires=${lastDay}` : ''}`);
      isInMemory = !isKept();
    },
    remove: () => {
      cookies.write(`rememberMe=${attributes}; expires=${firstDay}`);
      isInMemory = false;
    },
  };
}
