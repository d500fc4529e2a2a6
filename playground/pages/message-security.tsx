import { Field } from '../../theme/components/field.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import type {
  BrokerScheme,
  MessageScheme,
  MessageSecurity,
} from '../document/channel-model.ts'
import { ApiSection } from './api-section.tsx'
import { SchemeField } from './authorization-section.tsx'
import { useReference } from './reference-context.ts'
import { SpecMarkdown } from './spec-markdown.tsx'

/** The security schemes of servers and operations, each shown once with all its scopes. */
export function MessageSecuritySection({
  security,
}: {
  security: readonly MessageSecurity[]
}) {
  const { claimAnchor } = useReference()
  const strings = useStrings()
  const schemes = new Map<string, { scheme: MessageScheme; scopes: string[] }>()
  for (const { scheme, scopes } of security.flatMap((each) => each.schemes)) {
    const key = JSON.stringify(scheme)
    const known = schemes.get(key)
    const all = new Set([...(known?.scopes ?? []), ...scopes])
    schemes.set(key, { scheme, scopes: [...all] })
  }
  if (schemes.size === 0) return null
  return (
    <ApiSection title={strings.authorizations} id={claimAnchor('authorizations')}>
      {[...schemes.values()].map(({ scheme, scopes }) => (
        <MessageSchemeField scheme={scheme} scopes={scopes} />
      ))}
    </ApiSection>
  )
}

/** One security scheme, with the name that the description uses for it. */
export function MessageSchemeField({
  scheme,
  scopes = [],
}: {
  scheme: MessageScheme
  scopes?: string[]
}) {
  if (!isBrokerScheme(scheme))
    return <SchemeField scheme={scheme} scopes={scopes} required={false} named />
  return <BrokerField scheme={scheme} />
}

const BROKER: ReadonlySet<string> = new Set([
  'userPassword',
  'brokerKey',
  'X509',
  'symmetricEncryption',
  'asymmetricEncryption',
  'plain',
  'scramSha256',
  'scramSha512',
  'gssapi',
] satisfies BrokerScheme['type'][])

function isBrokerScheme(scheme: MessageScheme): scheme is BrokerScheme {
  return BROKER.has(scheme.type)
}

function BrokerField({ scheme }: { scheme: BrokerScheme }) {
  const { claimAnchor } = useReference()
  const { name, type, description, in: place } = scheme
  return (
    <Field
      id={claimAnchor(`authorization-${name}`)}
      name={name}
      type={type === 'brokerKey' ? 'apiKey' : type}
      {...(place !== undefined && { location: place })}
    >
      <SpecMarkdown text={description} />
    </Field>
  )
}
