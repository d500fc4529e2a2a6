import * as v from 'valibot'
import { IntegrationsSetting } from '../integrations.ts'

export const AnalyticsSetting = v.pipe(
  IntegrationsSetting,
  v.description('Scripts that count readers. Off unless named here.'),
)
