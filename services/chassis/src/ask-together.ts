interface Waiting<Asked, Answer> {
  readonly asked: Asked
  readonly answer: PromiseWithResolvers<Answer>
}

/**
 * Gathers the questions of one turn of the event loop into one. Answers the failure "a hundred readers ask a neighbour
 * a hundred times for one thing each". A question that fails fails for all whose questions were in it.
 * @param ask answers in the order asked
 * @param most questions asked in one go
 */
export const askTogether = <Asked, Answer>(
  keyOf: (asked: Asked) => string,
  ask: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  most: number,
): ((asked: Asked) => Promise<Answer>) => {
  let waiting = new Map<string, Waiting<Asked, Answer>>()

  const askSome = async (some: readonly Waiting<Asked, Answer>[]): Promise<void> => {
    try {
      const answers = await ask(some.map(({ asked }) => asked))
      if (answers.length !== some.length) throw new Error(`${some.length} asked, ${answers.length} answered`)
      for (const [index, answer] of answers.entries()) some[index]?.answer.resolve(answer)
    } catch (error) {
      for (const { answer } of some) answer.reject(error)
    }
  }
  const flush = (): void => {
    const all = [...waiting.values()]
    waiting = new Map()
    for (let from = 0; from < all.length; from += most) void askSome(all.slice(from, from + most))
  }

  return async (asked) => {
    const key = keyOf(asked)
    const present = waiting.get(key)
    if (present !== undefined) return await present.answer.promise
    if (waiting.size === 0) setImmediate(flush)
    const answer = Promise.withResolvers<Answer>()
    waiting.set(key, { asked, answer })
    return await answer.promise
  }
}
