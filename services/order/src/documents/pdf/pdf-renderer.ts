import { Worker } from 'node:worker_threads'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { PrintedDocument } from '../printed-document.ts'
import type { PdfRequest, PdfResponse } from './pdf-messages.ts'

/** Documents that wait for the thread, of everybody. */
const maxWaiting = 32
/** The thread ends after this long without a document: its fonts take some 100 MB. */
const idleMs = 60_000
const workerMemoryMb = 512

interface Waiting {
  readonly resolve: (pdf: Uint8Array) => void
  readonly fail: (error: Error) => void
}

/**
 * Draws documents in a thread of its own, which runs while there are some. Prevents the failure "a document keeps
 * everybody's order waiting for half a second".
 */
export class PdfRenderer {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #lastId = 0
  #idle: NodeJS.Timeout | undefined

  /** `too-many-requests` while too many others wait. Throws if the document cannot be drawn. */
  async render(document: PrintedDocument): Promise<Uint8Array | Rejection> {
    if (this.#waiting.size >= maxWaiting) return rejection('too-many-requests', { data: { retryAfterSeconds: 2 } })
    clearTimeout(this.#idle)
    this.#worker ??= this.#launch()
    const worker = this.#worker
    this.#lastId += 1
    const request: PdfRequest = { id: this.#lastId, document }
    try {
      return await new Promise<Uint8Array>((resolve, fail) => {
        this.#waiting.set(request.id, { resolve, fail })
        worker.postMessage(request)
      })
    } finally {
      this.#waiting.delete(request.id)
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.stop(), idleMs).unref()
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #launch(): Worker {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: workerMemoryMb },
    })
    worker.unref()
    const failAll = (error: Error) => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      for (const { fail } of this.#waiting.values()) fail(error)
    }
    worker.on('message', (response: PdfResponse) => {
      const waiting = this.#waiting.get(response.id)
      if ('pdf' in response) waiting?.resolve(response.pdf)
      else waiting?.fail(new Error(`a document cannot be drawn: ${response.failure}`))
    })
    worker.on('error', failAll)
    worker.on('exit', () => failAll(new Error('the thread that draws documents has ended')))
    return worker
  }
}
