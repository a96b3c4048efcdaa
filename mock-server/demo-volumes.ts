import type { MockBackendOptions } from './create-mock-backend';

const keyOf = (name: string) => `quy.demo.${name}`;

/** More would only be waited for. */
const most = 20_000;

/**
 * How many made-up permissions and features the demo has beside the product's own: `?permissions=2000` and
 * `?features=500` choose it, in this browser from then on; `0` takes them away.
 */
export function demoVolumes(): Pick<MockBackendOptions, 'manyPermissions' | 'manyFeatures'> {
  return { manyPermissions: chosenCount('permissions'), manyFeatures: chosenCount('features') };
}

function chosenCount(name: string): number {
  const asked = asCount(new URLSearchParams(window.location.search).get(name));
  try {
    if (asked !== undefined) {
      localStorage.setItem(keyOf(name), String(asked));
    }
    return asked ?? asCount(localStorage.getItem(keyOf(name))) ?? 0;
  } catch {
    return asked ?? 0;
  }
}

function asCount(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Math.min(Number(text), most) : undefined;
}
