import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, useRouter, type BaseLocationHook } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

type OwnLocationProps = {
  /** Where the pages inside find themselves until they are seen; only the first one counts. */
  readonly path: string;
  readonly children: ReactNode;
};

/** Pages that are drawn ahead find themselves where they are going to be; once they are seen the address bar counts. */
export function OwnLocation({ path, children }: OwnLocationProps) {
  const { aroundNav } = useRouter();
  const [location] = useState(() => createLocation(path));
  // Effects run where a page is seen, and only there.
  useLayoutEffect(() => {
    location.follow();
  }, [location]);
  return (
    <Router hook={location.useLocation} aroundNav={aroundNav}>
      {children}
    </Router>
  );
}

function createLocation(path: string) {
  let pinned: string | undefined = path;
  const current = () => pinned ?? window.location.pathname;
  const useLocation: BaseLocationHook = () => [useLocationProperty(current), navigate];
  return {
    useLocation,
    follow: () => {
      pinned = undefined;
    },
  };
}
