/** Answers of one kind that are asked for once and kept for the session, by key. */
export type KeptAnswers<Answer> = {
  /** The kept answer, or the one that is asked for now. A failed one is not kept, so that the next need asks again. */
  readonly of: (key: string, ask: () => Promise<Answer>) => Promise<Answer>;
  /** For the end of a session, so that what the server told one person is not shown to the next, and after a change. */
  readonly forget: () => void;
};

/** @param longest How long an answer is kept at the most, in milliseconds; without it until it is forgotten. */
export function createKeptAnswers<Answer>(longest = Infinity): KeptAnswers<Answer> {
  const answers = new Map<string, { readonly asked: Promise<Answer>; readonly at: number }>();
  return {
    of: (key, ask) => {
      const known = answers.get(key);
      // A clock that was put back makes no answer younger than it is asked for now.
      if (known !== undefined && Math.abs(Date.now() - known.at) < longest) {
        return known.asked;
      }
      const asked = ask();
      answers.set(key, { asked, at: Date.now() });
      asked.catch(() => {
        if (answers.get(key)?.asked === asked) {
          answers.delete(key);
        }
      });
      return asked;
    },
    forget: () => {
      answers.clear();
    },
  };
}
