import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { newVersionMachine, type NewVersionRef } from '@/machines/shell/new-version-machine';
import { hasOtherVersion, ownStartScript } from '@/services/deployment/other-version';
import { watchTab } from '@/services/tabs/watch-tab';
import { useTexts } from '@/views/app/localization-context';

import { fromCall } from '../from-call';
import { leavePage } from '../unsaved/use-unsaved-guard';
import { usePageAlertsRef } from './page-alerts-context';
import { widgetTexts } from './widget-texts';

const about = 'new version';

/** Offers a new version of the product at the head of the page as soon as the server has one. */
export function useNewVersion(): void {
  const texts = useTexts(widgetTexts);
  const alertsRef = usePageAlertsRef();
  const [logic] = useState(() =>
    newVersionMachine.provide({
      actors: { checkVersion: fromCall((_, signal) => hasOtherVersion(ownStartScript(document), signal)) },
    }),
  );
  const versionRef = useActorRef(logic);
  const isOffered = useSelector(versionRef, (snapshot) => snapshot.hasTag('offered'));
  useWakes(versionRef);

  useEffect(() => {
    const subscriptions = [
      versionRef.on('reload.requested', () => {
        leavePage(() => window.location.reload());
      }),
      alertsRef.on('alert.dismissed', (event) => {
        if (event.about === about) {
          versionRef.send({ type: 'version.postpone' });
        }
      }),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [versionRef, alertsRef]);

  useEffect(() => {
    if (!isOffered) {
      return undefined;
    }
    alertsRef.send({
      type: 'alert.show',
      request: {
        type: 'info',
        about,
        title: texts('version.title'),
        text: texts('version.text'),
        action: { label: texts('version.take'), run: () => versionRef.send({ type: 'version.take' }) },
      },
    });
    return () => {
      alertsRef.send({ type: 'alert.withdraw', about });
    };
  }, [isOffered, alertsRef, versionRef, texts]);
}

function useWakes(versionRef: NewVersionRef): void {
  useEffect(() => {
    const onWake = () => versionRef.send({ type: 'tab.wake' });
    const onMissing = () => versionRef.send({ type: 'code.missing' });
    const stop = watchTab({ onRestored: onWake, onWoke: onWake });
    // Vite tells it of every chunk that cannot be fetched.
    window.addEventListener('vite:preloadError', onMissing);
    return () => {
      stop();
      window.removeEventListener('vite:preloadError', onMissing);
    };
  }, [versionRef]);
}
