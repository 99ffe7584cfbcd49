import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from './cruise-folders.ts'

/** The files that open connections, and where each leads: a setting, or what a rule in it allows. Nothing else leaves. */
const leadsTo: Readonly<Record<string, string>> = {
  'services/chassis/src/http/fetch-from.ts': 'the origin of a setting; follows no redirect',
  'services/chassis/src/http/post-json.ts': 'the *_URL of another service; follows no redirect',
  'services/chassis/src/files/s3-files.ts': 'S3_ENDPOINT; follows no redirect',
  'services/chassis/src/files/scan-file.ts': 'CLAMD_URL',
  'services/chassis/src/jobs/job.ts': 'REDIS_URL',
  'services/chassis/src/kafka/kafka-log.ts': 'KAFKA_BROKERS',
  'services/chassis/src/run-service.ts': 'REDIS_URL',
  'services/chassis/src/start/open-storage.ts': 'MONGODB_URL',
  'services/gateway/src/forward-call.ts': 'the *_URL of a service',
  'services/gateway/src/forwarding.ts': 'the *_URL of a service',
  'services/gateway/src/proxy.ts': 'the *_URL of a service',
  'services/notification/src/messages/mail-transport.ts': 'SMTP_URL',
  'services/notification/src/webhooks/post-webhook.ts': 'public addresses, by address-policy.ts; follows no redirect',
  'storefront/src/server/change-feed.ts': 'API_URL',
  'storefront/src/server/part-of.ts': 'API_URL',
  'storefront/src/server/share-pictures.ts': 'API_URL',
  'storefront/src/server/traced-fetch.ts': 'API_URL, for what renders pages',
}

/** A script that the mailbox of development sends to browsers. */
const inBrowsers = ['services/notification/src/mailbox/mailbox-script.ts']

/** The names in the modules that can by which connections are opened. */
const openers: Readonly<Record<string, RegExp>> = {
  'node:http': /\b(?:request|get|Agent|globalAgent)\b/,
  'node:https': /./,
  'node:http2': /./,
  'node:net': /\b(?:connect|createConnection|Socket)\b/,
  'node:tls': /./,
  'node:dgram': /./,
  'node:dns': /./,
  'node:dns/promises': /./,
  undici: /./,
  'undici/lib/dispatcher/pool.js': /./,
  nodemailer: /./,
  ioredis: /\bRedis\b/,
  bullmq: /./,
  kafkajs: /\bKafka\b/,
}
const clients =
  /(?:await |return |=> |= |\()fetch\(|^ *fetch\((?!\n|request: )|globalThis\.fetch|new (?:WebSocket|EventSource)\(|\.createConnection\(/m

const opensConnections = (text: string): boolean =>
  clients.test(text) ||
  [...text.matchAll(/^import (?!type )([^']*?) ?from '([^']+)'/gm)].some(([, names = '', module = '']) =>
    openers[module]?.test(names.replaceAll(/\btype \w+(?: as \w+)?/g, '')),
  )

test('connections are opened where it is said to where they lead, and nowhere else', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /^(?:services\/|storefront\/src\/server)/.test(path) && !/\.(?:spec|fixtures)\.ts$/.test(path))
  const found = files.filter((path) => opensConnections(readFileSync(join(projectFolder, path), 'utf8')))
  expect(files.length).toBeGreaterThan(1000)
  expect(found.toSorted()).toEqual([...Object.keys(leadsTo), ...inBrowsers].toSorted())
})
