import type { Catalogue } from '../catalogue.ts'
import { api } from './api.ts'
import { charts } from './charts.ts'
import { conditions } from './conditions.ts'
import { conflicts } from './conflicts.ts'
import { drift } from './drift.ts'
import { forms } from './forms.ts'
import { home } from './home.ts'
import { jobs } from './jobs.ts'
import { mentions } from './mentions.ts'
import { notifications } from './notifications.ts'
import { operations } from './operations.ts'
import { people } from './people.ts'
import { profile } from './profile.ts'
import { ra } from './react-admin.ts'
import { resources } from './resources.ts'
import { retention } from './retention.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'

export const ru: Catalogue = {
  ra,
  shell,
  session,
  api,
  conditions,
  conflicts,
  drift,
  forms,
  home,
  charts,
  jobs,
  mentions,
  notifications,
  operations,
  people,
  profile,
  resources,
  retention,
  settings,
}
