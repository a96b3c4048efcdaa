import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';

import { known } from '../../support/auth-actors';
import { storedSession } from '../../support/sessions';
import { startAuth } from './auth-fakes';

describe('a profile that its person has saved', () => {
  const profile = {
    userName: 'khoi.tm',
    name: 'Khôi',
    surname: 'Trần Minh',
    email: 'khoi@example.com',
    phoneNumber: null,
  };
  const facts = { userName: 'khoi.tm', name: 'Khôi', surName: 'Trần Minh', email: 'khoi@example.com' };

  /** Somebody at work whom the back end goes on to call by what this answers. */
  async function atWork(told: () => Partial<ReturnType<typeof known>['configuration']['currentUser']>) {
    const { actor } = startAuth({
      restored: storedSession,
      loadConfiguration: () => {
        const { configuration, localization } = known('user-1');
        const currentUser = { ...configuration.currentUser, ...told() };
        return Promise.resolve({ configuration: { ...configuration, currentUser }, localization });
      },
    });
    const settled = () => waitFor(actor, (snapshot) => snapshot.matches({ page: 'occupied', configuration: 'ready' }));
    await settled();
    const load = async () => {
      actor.send({ type: 'configuration.load' });
      await settled();
      return actor.getSnapshot().context.configuration?.currentUser;
    };
    actor.send({ type: 'profile.saved', profile });
    return { actor, settled, load };
  }

  it('A-20 C-05 is shown at once, and goes on to be where the host tells of the token’s claims (ABP 7.x)', async () => {
    const { actor, settled, load } = await atWork(() => ({}));
    expect(actor.getSnapshot().context.configuration?.currentUser).toMatchObject(facts);
    await settled();
    expect(actor.getSnapshot().context.configuration?.currentUser).toMatchObject(facts);
    expect(await load()).toMatchObject(facts);
    actor.send({ type: 'profile.saved', profile: { ...profile, name: 'Khởi' } });
    await settled();
    expect(await load()).toMatchObject({ ...facts, name: 'Khởi' });
  });

  it('A-20 C-05 gives way to whatever new the host tells of the person', async () => {
    let told = {};
    const { settled, load } = await atWork(() => told);
    await settled();
    told = facts;
    expect(await load()).toMatchObject(facts);
    told = { ...facts, name: 'Khoan' };
    expect(await load()).toMatchObject({ name: 'Khoan' });
    told = {};
    expect(await load()).toMatchObject({ userName: 'khoa.tm', name: 'Trần Minh Khoa' });
  });

  it('A-20 T08 is nobody else’s', async () => {
    let id = 'user-1';
    const { settled, load } = await atWork(() => ({ id }));
    await settled();
    id = 'user-2';
    expect(await load()).toMatchObject({ id: 'user-2', userName: 'khoa.tm', name: 'Trần Minh Khoa' });
  });
});
