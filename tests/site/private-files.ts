import type { SiteFiles } from './build-site.ts'

/** Contained in every file that must not be published. */
export const SENTINEL = 'SENTINEL_4711'

const token = (prefix: string, letters = 'aB3dE9fG7hK2mN5pQ8rS1tU4vW6xY0zC') =>
  `${prefix}${letters}${SENTINEL.replace(/\W/g, '')}`
const privateKey = (kind = '') =>
  `-----BEGIN ${kind}PRIVATE KEY-----\nMIIEvQIBADANBg${SENTINEL}\n-----END ${kind}PRIVATE KEY-----\n`

/** Files in documentation folders that must not be published, by reason. */
export const privateFiles: Record<string, SiteFiles> = {
  // Files of tools, which are never read.
  silent: {
    '.env': `A=${SENTINEL}`,
    '.env.production': `A=${SENTINEL}`,
    'guides/.env.local': `A=${SENTINEL}`,
    '.npmrc': `//registry/:_authToken=${SENTINEL}`,
    '.git/config': `[remote] url = https://${SENTINEL}@example.com`,
    '.aws/credentials': SENTINEL,
    '.vscode/settings.json': SENTINEL,
    '.index.mdx.swp': SENTINEL,
    '.htpasswd': SENTINEL,
    'package.json': { name: SENTINEL },
    'package-lock.json': { name: SENTINEL },
    'node_modules/left/index.js': `export default '${SENTINEL}'`,
    'node_modules/left/data.json': { name: SENTINEL },
    'tsconfig.json': { name: SENTINEL },
    'vite.config.timestamp-1.mjs': `// ${SENTINEL}`,
    'ignored.txt': SENTINEL,
    'drafts/hidden.mdx': `# Hidden\n\n${SENTINEL}`,
    Dockerfile: `ENV A=${SENTINEL}`,
  },
  'keys or certificates': {
    id_rsa: SENTINEL,
    'ssh/id_ed25519': SENTINEL,
    'keys/server.pem': SENTINEL,
    'keys/server.key': SENTINEL,
    'keys/store.p12': SENTINEL,
    'keys/AuthKey_ABC.p8': SENTINEL,
    'keys/android.keystore': SENTINEL,
    'keys/team.kdbx': SENTINEL,
    'keys/office.ovpn': SENTINEL,
    'keys/signing.asc': SENTINEL,
  },
  'named as files of credentials': {
    'secrets.json': { key: SENTINEL },
    'config/secrets.yaml': `key: ${SENTINEL}`,
    'service-account.json': { key: SENTINEL },
    'acme-firebase-adminsdk-x1.json': { key: SENTINEL },
    'credentials.csv': `user,${SENTINEL}`,
    'env.txt': `A=${SENTINEL}`,
    'prod.env': `A=${SENTINEL}`,
    'passwords.txt': SENTINEL,
    kubeconfig: SENTINEL,
    'client_secret_12.json': { key: SENTINEL },
  },
  'databases or dumps': {
    'backup.sql': `INSERT INTO users VALUES ('${SENTINEL}')`,
    'dump.sqlite': SENTINEL,
    'data/app.db': SENTINEL,
    'data/users.sql.gz': SENTINEL,
    'data/session.har': { log: SENTINEL },
    'data/traffic.pcap': SENTINEL,
    'data/dump-2026.json': { rows: [SENTINEL] },
  },
  'state or logs of tools': {
    'terraform.tfstate': { key: SENTINEL },
    'infra/terraform.tfstate.backup': { key: SENTINEL },
    'infra/prod.tfvars': `key = "${SENTINEL}"`,
    'build.log': SENTINEL,
    'server.pid': SENTINEL,
  },
  'are backups': {
    'a.mdx.bak': SENTINEL,
    'index.mdx~': SENTINEL,
    'docs.json.orig': SENTINEL,
    'guides/old.mdx.old': SENTINEL,
    '#index.mdx#': SENTINEL,
    'backup-2026.zip': SENTINEL,
  },
  'hold tokens or private keys': {
    // Linked from a page, but not published.
    'files/github.txt': token('ghp_'),
    'files/aws.json': { id: 'AKIAJ5Q7RSTUVWX2YZ3A', note: SENTINEL },
    'files/stripe.yaml': `key: ${token('sk_live_')}`,
    'files/slack.xml': `<t>${token('xoxb-')}</t>`,
    'files/key.txt': privateKey(),
    'files/rsa.txt': privateKey('RSA '),
    'files/drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${token('glpat-')} --></svg>`,
    'lib/count.js': `window.key = '${token('sk-ant-')}'`,
  },
  // Not linked from any page.
  unlinked: {
    'docker-compose.yml': `password: ${SENTINEL}`,
    'notes.txt': SENTINEL,
    'scripts/deploy.sh': `echo ${SENTINEL}`,
    'AGENTS.md': `# Agents\n\n${SENTINEL}`,
    'guides/CLAUDE.md': `# Claude\n\n${SENTINEL}`,
    'tools/SKILL.md': `# Skill\n\n${SENTINEL}`,
    'data/customers.csv': `name,${SENTINEL}`,
    'export.xml': `<a>${SENTINEL}</a>`,
    'report.html': `<p>${SENTINEL}</p>`,
    'lib/internal.ts': `export const key = '${SENTINEL}'`,
    'lib/theme.scss': `.a { content: '${SENTINEL}' }`,
    'archive.zip': SENTINEL,
    Makefile2: SENTINEL,
  },
}

/** All of them in one folder. */
export const allPrivateFiles: SiteFiles = Object.assign(
  {},
  ...Object.values(privateFiles),
)
