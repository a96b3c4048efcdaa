// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, useLocation } from 'wouter';

import { AppError } from '@/domain/errors/app-error';
import { href, matchRoute } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { reportOf } from '@/domain/reports/report-table';
import type { ReportsApi } from '@/services/api/reports-api';
import type { SettingsApi } from '@/services/api/settings-api';
import { Page } from '@/views/app/stage/page';
import { ScreensProvider, type ScreenProps, type Screens } from '@/views/app/screens/screens-context';
import { WorkersScreen } from '@/views/database/workers/workers-screen';
import { ReportScreen } from '@/views/reports/report-screen';
import { EmailSettingsTab } from '@/views/settings/email/email-settings-tab';
import { Deferred } from '@/views/shared/loading/deferred';
import type { LoadedLater } from '@/views/shared/loading/loaded-later';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { storedSettings } from '../settings/settings-fixtures';
import { dataRows, showOn } from '../shared/list/list-page';

beforeEach(() => {
  showOn('desktop');
  history.replaceState(null, '', href('home'));
});

afterEach(cleanup);

describe('a page whose link is held down', () => {
  it('C-06 S-01 is drawn at its own address, and the click only shows it', async () => {
    const { page, seen } = watchedPage();
    open({ page });
    hold(await link());
    await waitFor(() => expect(seen).toEqual(['drawn /csdl/don-vi']));
    expect(screen.queryByRole('heading', { name: 'Đơn vị', hidden: false })).toBeNull();
    expect(window.location.pathname).toBe('/');

    press(await link());
    expect(screen.getByRole('heading', { name: 'Đơn vị', hidden: false })).toBeDefined();
    await screen.findByText('what comes later');
    expect(window.location.pathname).toBe('/csdl/don-vi');
    expect(seen).toEqual(['drawn /csdl/don-vi', 'effect']);
    expect(screen.queryByRole('heading', { name: 'Trang chủ' })).toBeNull();
  });

  it.each(['pointerUp', 'pointerCancel'] as const)('C-07 is let go where no click follows %s', async (event) => {
    const { page, seen } = watchedPage();
    open({ page });
    hold(await link());
    await waitFor(() => expect(seen).toEqual(['drawn /csdl/don-vi']));
    fireEvent[event](document.body);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Đơn vị' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Trang chủ', hidden: false })).toBeDefined();
    expect(window.location.pathname).toBe('/');
    expect(seen).toEqual(['drawn /csdl/don-vi']);
  });

  it.each([
    ['another button than the first', { button: 2 }],
    ['a key that opens another window', { ctrlKey: true }],
    ['a second finger', { isPrimary: false }],
  ])('C-06 is not drawn for %s', async (_, how) => {
    const { page, seen } = watchedPage();
    open({ page });
    hold(await link(), how);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(seen).toEqual([]);
  });

  it('C-06 is not drawn where it would read the query of another page', async () => {
    history.replaceState(null, '', '/?tu-khoa=x');
    const { page, seen } = watchedPage();
    open({ page });
    hold(await link());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(seen).toEqual([]);
  });

  it('C-06 W-07 asks for the rows of a list, once', async () => {
    const { services, asked } = fakeServices();
    open({ page: <WorkersScreen />, to: href('workers') }, services);
    hold(await link());
    await waitFor(() => expect(asked).toHaveLength(1));
    press(await link());
    expect(await dataRows()).not.toHaveLength(0);
    expect(asked).toHaveLength(1);
  });

  it('C-06 E-01 asks for the e-mail settings, once', async () => {
    const getEmail = vi.fn<SettingsApi['getEmail']>(() => Promise.resolve(storedSettings));
    open({ page: <EmailSettingsTab />, to: href('settings') }, fakeServices({ settings: { getEmail } }).services);
    hold(await link());
    await waitFor(() => expect(getEmail).toHaveBeenCalledTimes(1));
    press(await link());
    expect(await screen.findByDisplayValue('mail.example.com')).toBeDefined();
    expect(getEmail).toHaveBeenCalledTimes(1);
  });

  it('C-06 B-12 asks for a report, once', async () => {
    const get = vi.fn<ReportsApi['get']>(() => Promise.reject(new AppError('network.unreachable')));
    const page = <ReportScreen description={reportOf('lao-dong-xuat-canh')} />;
    open({ page, to: href('reportDepartures') }, fakeServices({ reports: { get } }).services);
    hold(await link());
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    press(await link());
    expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeDefined();
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('C-07 W-07 calls off what it asked for where the press ends elsewhere, and asks anew at the next', async () => {
    const { services, asked } = fakeServices();
    open({ page: <WorkersScreen />, to: href('workers') }, services);
    hold(await link());
    await waitFor(() => expect(asked).toHaveLength(1));
    fireEvent.pointerUp(document.body);
    await waitFor(() => expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]));

    hold(await link());
    await waitFor(() => expect(asked).toHaveLength(2));
    press(await link());
    expect(await dataRows()).not.toHaveLength(0);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('C-07 calls what it asked for ahead off with the list', async () => {
    const { services, asked } = fakeServices();
    open({ page: <WorkersScreen />, to: href('workers') }, services);
    hold(await link());
    await waitFor(() => expect(asked).toHaveLength(1));
    press(await link());
    cleanup();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  });
});

const granted = [policies.units, policies.workers, policies.emailSettings, policies.reportDepartures];

const link = async () => screen.findByRole('link', { name: 'open' });

function hold(element: Element, how: object = {}): void {
  fireEvent.pointerDown(element, { button: 0, isPrimary: true, ...how });
}

/** What follows in the same turn when the button comes up. */
function press(element: Element): void {
  fireEvent.pointerUp(element);
  fireEvent.click(element);
}

/** The home page and one more, which has its code. */
function open(
  { page, to = href('units') }: { readonly page: ReactElement; readonly to?: string },
  services = fakeServices().services,
): void {
  const home = loaded(<h1>Trang chủ</h1>);
  const other = loaded(page);
  const screens: Screens = {
    screenOf: (name) => (name === 'home' ? home : other),
    layoutOf: () => undefined,
    preloadAddress: () => Promise.resolve(),
  };
  render(
    <Surroundings services={services} authRef={signedInAuth(granted)} isStrict={false}>
      <ScreensProvider value={screens}>
        <Link href={to}>open</Link>
        <Current />
      </ScreensProvider>
    </Surroundings>,
  );
}

function loaded(page: ReactElement): LoadedLater<ScreenProps> {
  return {
    View: () => page,
    isLoaded: () => true,
    preload: () => Promise.resolve(),
    forget: () => undefined,
  };
}

function Current() {
  const [path] = useLocation();
  const match = matchRoute(path);
  return match === undefined ? null : <Page match={match} />;
}

/** A page with what became of it, in order. */
function watchedPage() {
  const seen: string[] = [];
  const Watched = () => {
    const [path] = useLocation();
    seen.push(`drawn ${path}`);
    useEffect(() => {
      seen.push('effect');
    }, []);
    return (
      <>
        <h1>Đơn vị</h1>
        <Deferred>what comes later</Deferred>
      </>
    );
  };
  return { page: <Watched />, seen };
}
