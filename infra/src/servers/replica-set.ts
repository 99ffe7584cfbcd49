import mongoose from 'mongoose'
import { waitUntil } from '../processes/wait-until.ts'

const replicaSet = 'pinline'
const user = 'pinline'
const electionMs = 30_000

type Admin = mongoose.mongo.Db

const addressOf = (port: number): string => `127.0.0.1:${port}`

/**
 * The URL of the replica set whose members Pinline starts on ports of this machine.
 * @param password of its user; without one the members admit everybody
 */
export const mongodbUrl = (password: string | undefined, ...ports: number[]): string =>
  `mongodb://${credentials(password)}${ports.map(addressOf).join(',')}/?replicaSet=${replicaSet}`

const credentials = (password: string | undefined): string => (password === undefined ? '' : `${user}:${password}@`)

/** The name of the set, for its members. */
export const replicaSetName = replicaSet

/** Whether a MongoDB responds at the URL and has a primary. */
export const isMongodbReady = async (url: string): Promise<boolean> => {
  const client = new mongoose.mongo.MongoClient(url, { serverSelectionTimeoutMS: 2_000 })
  try {
    const hello = await client.db('admin').command({ hello: 1 })
    return hello.isWritablePrimary === true
  } finally {
    await client.close()
  }
}

/** Runs an action on the `admin` database of one member, as the user if there is a password. */
export const withAdmin = async <T>(
  port: number,
  password: string | undefined,
  action: (admin: Admin) => Promise<T>,
): Promise<T> => {
  const url = `mongodb://${credentials(password)}${addressOf(port)}/?directConnection=true`
  const client = new mongoose.mongo.MongoClient(url, { serverSelectionTimeoutMS: 2_000 })
  try {
    return await action(client.db('admin'))
  } finally {
    await client.close()
  }
}

/**
 * Makes the servers on these ports of this machine the replica set's only members, also after their ports have changed,
 * and waits until one leads. A set without a user gets it: MongoDB admits a client on its machine until there is one.
 */
export const formReplicaSet = async (password: string | undefined, ...ports: number[]): Promise<void> => {
  const [first = 0] = ports
  if (password !== undefined && !(await hasUser(first, password))) {
    await withAdmin(first, undefined, (admin) => initiate(admin, ports))
    await createUser(first, password)
  }
  await withAdmin(first, password, (admin) => joinReplicaSet(admin, ports))
  await waitUntil(() => isMongodbReady(mongodbUrl(password, ...ports)), { timeoutMs: electionMs })
}

/**
 * Creates the user, or sets their password, on a member that leads or soon does. A member that stops leading in between
 * refuses; it is tried again once it leads.
 */
export const createUser = async (port: number, password: string): Promise<void> => {
  let refusal: unknown
  const isSet = await waitUntil(
    () =>
      withAdmin(port, undefined, async (admin) => {
        if ((await admin.command({ hello: 1 })).isWritablePrimary !== true) return false
        return await setUser(admin, password).then(
          () => true,
          (error: unknown) => {
            refusal = error
            throw error
          },
        )
      }),
    { timeoutMs: electionMs },
  )
  if (!isSet) throw refusal ?? new Error(`the member at port ${port} does not lead`)
}

const setUser = async (admin: Admin, password: string): Promise<void> => {
  const given = { pwd: password, roles: ['root'] }
  await admin.command({ createUser: user, ...given }).catch((error: unknown) => {
    if (codeOf(error) !== userExists) throw error
    return admin.command({ updateUser: user, ...given })
  })
}

const authenticationFailed = 18
const alreadyInitialized = 23
const userExists = 51_003

const codeOf = (error: unknown): unknown => (error instanceof mongoose.mongo.MongoServerError ? error.code : undefined)

const hasUser = async (port: number, password: string): Promise<boolean> => {
  try {
    await withAdmin(port, password, (admin) => admin.command({ ping: 1 }))
    return true
  } catch (error) {
    if (codeOf(error) === authenticationFailed) return false
    throw error
  }
}

const membersOf = (ports: readonly number[]) => ports.map((port, index) => ({ _id: index, host: addressOf(port) }))

const initiate = async (admin: Admin, ports: readonly number[]): Promise<void> => {
  await admin.command({ replSetInitiate: { _id: replicaSet, members: membersOf(ports) } }).catch((error: unknown) => {
    if (codeOf(error) !== alreadyInitialized) throw error
  })
}

const joinReplicaSet = async (admin: Admin, ports: readonly number[]): Promise<void> => {
  const members = membersOf(ports)
  const config = await admin.command({ replSetGetConfig: 1 }).then(
    (response) => response.config,
    () => undefined,
  )
  if (config === undefined) return initiate(admin, ports)
  if (members.every(({ host }, index) => config.members[index]?.host === host)) return
  const moved = members.map((member, index) => ({ ...config.members[index], ...member }))
  await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members: moved }, force: true })
}
