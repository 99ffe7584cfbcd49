import { constants, getPriority, platform, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { MatchIndex } from './match-index.ts'
import type { MatchRequest, MatchResponse } from './match-messages.ts'

/**
 * On Linux the priority is that of the calling thread: whoever waits for another request goes first on a busy machine.
 * Elsewhere it would be that of the whole process.
 */
const giveWay = (): void => {
  const { PRIORITY_BELOW_NORMAL } = constants.priority
  if (platform() !== 'linux' || getPriority() >= PRIORITY_BELOW_NORMAL) return
  try {
    setPriority(PRIORITY_BELOW_NORMAL)
  } catch {
    // A sandbox may refuse it: then this thread is as fast as the others.
  }
}
giveWay()

/** The thread that compares part numbers; `part-matcher.ts` starts and feeds it. */
let index = new MatchIndex()

parentPort?.on('message', (request: MatchRequest) => {
  switch (request.kind) {
    case 'clear':
      index = new MatchIndex()
      return
    case 'change':
      for (const id of request.removed) index.remove(id)
      for (const part of request.put) index.put(part)
      return
    case 'match': {
      const response: MatchResponse = { id: request.id, matches: index.match(request.lines) }
      parentPort?.postMessage(response)
      return
    }
    default:
      return request satisfies never
  }
})
