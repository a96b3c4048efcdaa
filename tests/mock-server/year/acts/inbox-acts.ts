import { recent, type Act } from '../call';
import { anybody } from '../year-world';

const path = '/api/app/thong-bao';

/** Somebody has read one of the newest messages; now and then one that is another person's. */
export const readMessage: Act = ({ database }, random) => {
  const message = recent(database.notifications.rows(), random, 20);
  const receiver = database.users.find(message?.nguoiNhanId ?? '');
  return message && receiver && { who: receiver.userName, method: 'POST', path: `${path}/${message.id}/da-doc` };
};

/** Somebody has read everything that was shown to them: all, or all up to one of the messages. */
export const readAll: Act = (world, random) => {
  const { database } = world;
  const who = anybody(world, random);
  const user = [...database.users.rows()].find(({ userName }) => userName === who);
  const own = [...database.notifications.rows()].filter(({ nguoiNhanId }) => nguoiNhanId === user?.id);
  const denLuc = random.isTrue(0.6) ? recent(own, random, 5)?.thoiGian : undefined;
  return { who, method: 'POST', path: `${path}/da-doc-tat-ca`, body: denLuc === undefined ? {} : { denLuc } };
};
