import { drawsFrom, type Draw } from '@/domain/desk/draws';
import type { FaultRule } from '@/domain/desk/fault-rule';
import { latencyOf } from '@/domain/desk/latency';
import {
  concernsCall,
  defaultNetwork,
  isUsualNetwork,
  meetCall,
  parseNetwork,
  type NetworkDesk,
  type NetworkSetting,
} from '@/domain/desk/network';

import type { MockBackend, MockCall, MockWrapper } from '../backend';
import { passed } from '../http/broken-body';
import { struckAnswer } from './fault-answers';
import { openSharedValue, type SharedValue, type DeskSharing } from './shared-value';

/**
 * The network between the product and the back end of this page, as the trainer sets it: every call of the product, those
 * to the issuer too, goes through it. With nothing set it is not there.
 */
export async function openNetwork(backend: MockBackend, sharing: DeskSharing): Promise<NetworkDesk> {
  const { hooks } = backend;
  const usualMs = hooks.latencyMs;
  const value = await openSharedValue({ ...sharing, key: 'desk/network', parse: parseNetwork });
  const standstill = createStandstill();
  let worked = value.read();
  let draw: Draw = drawsFrom(worked.seed);

  const wrapper: MockWrapper = async (call, answer) => {
    const { latency } = value.read();
    if (latency.kind === 'never') {
      await standstill.ended(call);
    }
    if (latency.kind === 'realistic') {
      await passed(latencyOf(latency, usualMs, draw), call.signal);
    }
    const rule = await ruleThatStrikes(value, call);
    return rule === undefined ? answer() : struckAnswer({ rule, call, backend }, answer);
  };

  const obey = (setting: NetworkSetting) => {
    const { latency, seed } = setting;
    const isDrawnAnew = seed !== worked.seed || latency.kind !== worked.latency.kind;
    draw = isDrawnAnew ? drawsFrom(seed) : draw;
    worked = setting;
    hooks.latencyMs = latency.kind === 'fixed' || latency.kind === 'usual' ? latencyOf(latency, usualMs, draw) : 0;
    if (latency.kind !== 'never') {
      standstill.end();
    }
    if (isUsualNetwork(setting)) {
      hooks.wrappers.delete(wrapper);
    } else {
      hooks.wrappers.add(wrapper);
    }
  };
  obey(worked);
  value.watch(obey);

  return {
    setting: value.read,
    isDefault: () => isUsualNetwork(value.read()),
    watch: value.watch,
    reset: () => value.write(defaultNetwork),
    change: async (change) => {
      await value.update(change);
    },
  };
}

async function ruleThatStrikes(
  value: SharedValue<NetworkSetting>,
  { request }: MockCall,
): Promise<FaultRule | undefined> {
  const call = { method: request.method, path: new URL(request.url).pathname };
  if (!concernsCall(value.read(), call)) {
    return undefined;
  }
  let struck: FaultRule | undefined;
  await value.update((setting) => {
    const met = meetCall(setting, call);
    struck = met.struck;
    return met.setting;
  });
  return struck;
}

/** Calls that hang until the network moves again. */
function createStandstill() {
  const waiting = new Set<() => void>();
  return {
    ended: ({ signal }: MockCall) =>
      new Promise<void>((resolve) => {
        if (signal?.aborted === true) {
          return;
        }
        waiting.add(resolve);
        // Whoever waits no longer is told by others; what is left is not to be carried out later.
        signal?.addEventListener('abort', () => waiting.delete(resolve), { once: true });
      }),
    end: () => {
      waiting.forEach((move) => {
        move();
      });
      waiting.clear();
    },
  };
}
