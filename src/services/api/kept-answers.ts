/** Answers of one kind that are asked for once and kept for the session, by key. */
export type KeptAnswers<Answer> = {
  /** The kept answer, or the one that is asked for now. A failed one is not kept, so that the next need asks again. */
  readonly of: (key: string, ask: () => Promise<Answer>) => Promise<Answer>;
  /** For the end of a session, so that what the server told one person is not shown to the next, and after a change. */
  readonly forget: () => void;
};

export function createKeptAnswers<Answer>(): KeptAnswers<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return {
    of: (key, ask) => {
      const known = answers.get(key);
      if (known !== undefined) {
        return known;
      }
      const asked = ask();
      answers.set(key, asked);
      asked.catch(() => {
        if (answers.get(key) === asked) {
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
