import { useSyncExternalStore } from 'react';

import type { NetworkSetting } from '@/domain/desk/network';
import { useNotices } from '@/views/app/notices';

import { useDesk } from '../desk-context';

export type NetworkChange = (change: (setting: NetworkSetting) => NetworkSetting) => void;

/** The network as it is set in all tabs of the browser, and the way to set it. */
export function useNetwork(): readonly [setting: NetworkSetting, change: NetworkChange] {
  const { network } = useDesk().desk;
  const notices = useNotices();
  const setting = useSyncExternalStore(network.watch, network.setting);
  const change: NetworkChange = (wanted) => {
    network.change(wanted).catch(notices.report);
  };
  return [setting, change];
}
