const commitAfterMs = 200

/** Commits offsets for all that was handled within a few moments at once: each commit is a write at the broker. */
export const offsetCommits = (
  commit: (due: { topic: string; partition: number; offset: string }[]) => Promise<void>,
): {
  handled: (topic: string, partition: number, next: bigint) => void
  commit: () => Promise<void>
  forget: () => void
} => {
  const due = new Map<string, { topic: string; partition: number; offset: string }>()
  let timer: NodeJS.Timeout | undefined
  const commitAll = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const all = [...due.values()]
    due.clear()
    // A failed commit is made up for by the next one; without a next one, the messages are delivered again.
    if (all.length > 0) await commit(all).catch(() => undefined)
  }
  return {
    handled: (topic, partition, next) => {
      due.set(`${topic}/${partition}`, { topic, partition, offset: next.toString() })
      timer ??= setTimeout(() => void commitAll(), commitAfterMs)
    },
    commit: commitAll,
    forget: () => {
      clearTimeout(timer)
      timer = undefined
      due.clear()
    },
  }
}
