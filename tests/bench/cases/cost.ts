import { setTimeout as pause } from 'node:timers/promises'
import mongoose from 'mongoose'
import type { BenchCase } from '../bench-case.ts'
import { registerBuyers } from '../measuring/buyers.ts'
import { type ProcessMeasurements, readProcesses, sumOf } from '../measuring/processes.ts'
import { storedBytes } from '../measuring/stored-bytes.ts'
import { waitUntilPublished } from '../measuring/wait-until-published.ts'

const inFlight = 8
const idleMs = 5000
const megabyte = 1024 * 1024

const perProcess = (figures: readonly ProcessMeasurements[], of: (figure: ProcessMeasurements) => number) =>
  Object.fromEntries(figures.map((figure) => [figure.name, Math.round(of(figure) * 10) / 10]))

const servers = ['mongodb', 'kafka', 'redis']
const servicesOf = (figures: readonly ProcessMeasurements[]) => figures.filter(({ name }) => !servers.includes(name))

/**
 * A fresh system: its start time on running servers, its memory and CPU time while idle, and the CPU time and bytes of
 * an order, over every process of the product and its servers. The load generator does not count.
 */
export const cost: BenchCase = {
  name: 'cost',
  run: async ({ servers: running, settings, freshSystem }) => {
    const { system, startSeconds } = await freshSystem()
    const folders = [running.folder, system.dataFolder]
    const mongodb = new mongoose.mongo.MongoClient(running.mongodb.url)
    const idleFrom = readProcesses(folders)
    await pause(idleMs)
    const idle = readProcesses(folders)
    const idleMsPerSecond = (sumOf(idle, 'cpuMs') - sumOf(idleFrom, 'cpuMs')) / (idleMs / 1000)

    const buyers = await registerBuyers(system, inFlight)
    for (let n = 0; n < inFlight; n += 1) await buyers.order(n)
    await waitUntilPublished(mongodb, system.databasePrefix)
    const before = readProcesses(folders)
    const bytesBefore = await storedBytes(mongodb, running.folder, system.databasePrefix)
    const began = performance.now()
    let left = settings.orders
    await Promise.all(
      Array.from({ length: inFlight }, async (_, buyer) => {
        while (left > 0) {
          left -= 1
          await buyers.order(buyer)
        }
      }),
    )
    await waitUntilPublished(mongodb, system.databasePrefix)
    const seconds = (performance.now() - began) / 1000
    const after = readProcesses(folders)
    const bytes = await storedBytes(mongodb, running.folder, system.databasePrefix)
    buyers.close()
    await mongodb.close()

    const timeBefore = new Map(before.map(({ pid, cpuMs }) => [pid, cpuMs]))
    const costOf = ({ pid, cpuMs }: ProcessMeasurements) => (cpuMs - (timeBefore.get(pid) ?? 0)) / settings.orders
    const gross = (sumOf(after, 'cpuMs') - sumOf(before, 'cpuMs')) / settings.orders
    const idleShare = (idleMsPerSecond * seconds) / settings.orders
    const mongodbBytes = (bytes.mongodb - bytesBefore.mongodb) / settings.orders
    const kafkaBytes = (bytes.kafka - bytesBefore.kafka) / settings.orders
    const residentMB = ({ residentBytes }: ProcessMeasurements) => residentBytes / megabyte
    return [
      { measure: 'start to ready on running servers', value: startSeconds, unit: 's', detail: {} },
      {
        measure: 'memory of all processes, idle',
        value: sumOf(idle, 'residentBytes') / megabyte,
        unit: 'MB',
        detail: { MB: perProcess(idle, residentMB) },
      },
      ...[['idle', idle] as const, [`after ${settings.orders} orders`, after] as const].map(([when, figures]) => ({
        measure: `memory of the services ${when}, shared pages once`,
        value: sumOf(servicesOf(figures), 'proportionalBytes') / megabyte,
        unit: 'MB' as const,
        detail: { MB: perProcess(figures, ({ proportionalBytes }) => proportionalBytes / megabyte) },
      })),
      {
        measure: `memory of all processes after ${settings.orders} orders`,
        value: sumOf(after, 'residentBytes') / megabyte,
        unit: 'MB',
        detail: { MB: perProcess(after, residentMB) },
      },
      {
        measure: 'CPU time a second while idle',
        value: idleMsPerSecond,
        unit: 'ms',
        detail: {
          ms: perProcess(
            idle,
            ({ pid, cpuMs }) => ((cpuMs - (idleFrom.find((one) => one.pid === pid)?.cpuMs ?? 0)) * 1000) / idleMs,
          ),
        },
      },
      {
        measure: 'CPU time an order',
        value: gross,
        unit: 'ms',
        detail: { ofWhichIdle: idleShare, ordersASecond: settings.orders / seconds, ms: perProcess(after, costOf) },
      },
      {
        measure: 'bytes an order',
        value: mongodbBytes + kafkaBytes,
        unit: 'B',
        detail: { mongodb: mongodbBytes, kafka: kafkaBytes },
      },
    ]
  },
}
