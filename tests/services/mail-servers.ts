import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openMailServer } from '../support/smtp.ts'
import { freePort, requireProgram, startService } from './service.ts'

/**
 * The names of the trial: of the building and of residents; of addresses that Postfix rejects; and of addresses that it
 * accepts and reports later, because the next server rejects them.
 */
export const domains = {
  building: 'tower.example',
  residents: 'vantagepoint.example',
  unknown: 'unknown.example',
  returned: 'returned.example',
}
export const authservId = `mx.${domains.building}`
const password = 'copper-lantern'

/**
 * Postfix, which accepts e-mails for all domains of the trial and checks their signatures with OpenDKIM, and Dovecot, which
 * serves the mailbox of answers over TLS. Their files are in `folder`, which Postfix's accounts must be able to enter.
 */
export async function startMailServers(folder: string) {
  if (process.getuid?.() !== 0) throw new Error('Postfix can only be started by root')
  const programs = {
    postfix: requireProgram('postfix', 'postfix'),
    dovecot: requireProgram('dovecot', 'dovecot-imapd'),
    opendkim: requireProgram('opendkim', 'opendkim'),
    openssl: requireProgram('openssl', 'openssl'),
  }
  chmodSync(folder, 0o755)
  const [smtpPort, imapPort, milterPort] = [await freePort(), await freePort(), await freePort()]
  const owner = ids('dovecot')
  const certificate = createCertificate(programs.openssl, folder)
  const mail = createFolder(folder, 'mail', owner)
  const dkim = await startOpenDkim(programs.opendkim, folder, milterPort)
  const next = await openMailServer()
  next.state.unknown = () => true
  const ports = { smtpPort, milterPort, nextPort: Number(new URL(next.url).port) }
  const postfix = await startPostfix(programs.postfix, folder, { ...ports, mail, owner, certificate })
  const dovecot = await startDovecot(programs.dovecot, folder, { imapPort, mail, owner, certificate })
  return {
    smtpPort,
    certificate: certificate.file,
    privateKey: dkim.privateKey,
    smtpUrl: `smtp://localhost:${smtpPort}`,
    imapUrl: `imaps://answers:${password}@localhost:${imapPort}/INBOX`,
    /** The e-mails that arrived for the residents, in the order of their arrival. */
    async inboxOf(domain: string, atLeast: number): Promise<string[]> {
      const arrived = join(mail, domain, 'new')
      for (let attempts = 0; attempts < 600; attempts += 1) {
        const names = readFolder(arrived)
        if (names.length >= atLeast) return names.map((name) => readFileSync(join(arrived, name), 'utf8'))
        await wait(100)
      }
      throw new Error(`Fewer than ${atLeast} e-mails arrived for ${domain}; Postfix wrote:\n${postfix.log()}`)
    },
    async stop() {
      for (const service of [postfix, dovecot, dkim]) await service.stop()
      next.close()
    },
  }
}

type Owner = { uid: number; gid: number }
type Certificate = { file: string; key: string }

async function startPostfix(
  program: string,
  folder: string,
  at: { smtpPort: number; milterPort: number; nextPort: number; mail: string; owner: Owner; certificate: Certificate },
) {
  const [config, queue, data] = ['postfix', 'queue', 'postfix-data'].map((name) => createFolder(folder, name))
  chownSync(data!, ids('postfix').uid, -1)
  const log = join(folder, 'postfix.log')
  // Debian's services, with the port of this trial, and none in a chroot, which would lack the certificate.
  const services = readFileSync('/usr/share/postfix/master.cf.dist', 'utf8')
    .replace(/^smtp +inet .*$/m, `127.0.0.1:${at.smtpPort} inet n - n - - smtpd`)
    .replaceAll(/^(\S+ +\S+ +\S+ +\S+ +)y( )/gm, '$1n$2')
  writeFileSync(join(config!, 'master.cf'), services)
  cpSync('/etc/postfix/postfix-files', join(config!, 'postfix-files'))
  const { uid, gid } = at.owner
  const settings = {
    compatibility_level: '3.6',
    queue_directory: queue,
    data_directory: data,
    maillog_file: log,
    maillog_file_prefixes: folder,
    multi_instance_enable: 'yes',
    multi_instance_name: 'postfix-trial',
    myhostname: authservId,
    mydestination: '',
    inet_protocols: 'ipv4',
    alias_maps: '',
    recipient_delimiter: '+',
    virtual_mailbox_domains: `${domains.building} ${domains.residents}`,
    virtual_mailbox_base: at.mail,
    virtual_mailbox_maps: `inline:{ {@${domains.building}=${domains.building}/}, {@${domains.residents}=${domains.residents}/} }`,
    virtual_uid_maps: `static:${uid}`,
    virtual_gid_maps: `static:${gid}`,
    virtual_minimum_uid: '100',
    relay_domains: `${domains.unknown} ${domains.returned}`,
    transport_maps: `inline:{ {${domains.unknown}=error:5.1.1 No such person}, {${domains.returned}=smtp:[127.0.0.1]:${at.nextPort}} }`,
    smtpd_milters: `inet:127.0.0.1:${at.milterPort}`,
    smtpd_tls_cert_file: at.certificate.file,
    smtpd_tls_key_file: at.certificate.key,
    smtpd_tls_security_level: 'may',
    smtputf8_enable: 'no',
  }
  writeFileSync(
    join(config!, 'main.cf'),
    Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(''),
  )
  const service = await startService(program, ['-c', config!, 'start-fg'], at.smtpPort)
  return {
    log: () => readFileSync(log, 'utf8'),
    async stop() {
      spawnSync(program, ['-c', config!, 'stop'])
      await service.stop()
    },
  }
}

function startDovecot(
  program: string,
  folder: string,
  at: { imapPort: number; mail: string; owner: Owner; certificate: Certificate },
) {
  const file = join(folder, 'dovecot.conf')
  const run = createFolder(folder, 'dovecot')
  const { uid, gid } = at.owner
  writeFileSync(
    file,
    `base_dir = ${run}
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${at.certificate.file}
ssl_key = <${at.certificate.key}
mail_location = maildir:${at.mail}/${domains.building}
first_valid_uid = ${uid}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${at.mail}
}
service imap-login {
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${at.imapPort}
    ssl = yes
  }
}
`,
  )
  return startService(program, ['-F', '-c', file], at.imapPort)
}

/** OpenDKIM as OPERATING.md asks for it; the public keys come from a file instead of DNS. */
async function startOpenDkim(program: string, folder: string, port: number) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const record = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  writeFileSync(join(folder, 'public-keys'), `phone._domainkey.${domains.residents} v=DKIM1; k=rsa; p=${record}\n`)
  const file = join(folder, 'opendkim.conf')
  writeFileSync(
    file,
    `Mode v
Socket inet:${port}@127.0.0.1
AuthservID ${authservId}
AlwaysAddARHeader yes
RemoveARFrom ${authservId}
InternalHosts file:${folder}/no-hosts
TestPublicKeys ${folder}/public-keys
Syslog no
`,
  )
  writeFileSync(join(folder, 'no-hosts'), '192.0.2.1\n')
  const service = await startService(program, ['-f', '-x', file], port)
  return { privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), stop: service.stop }
}

function createCertificate(openssl: string, folder: string): Certificate {
  const [file, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const made = spawnSync(openssl, [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(' '),
    '-addext',
    'subjectAltName=DNS:localhost',
    '-keyout',
    key,
    '-out',
    file,
  ])
  if (made.status !== 0) throw new Error(made.stderr.toString())
  return { file, key }
}

function createFolder(parent: string, name: string, owner?: Owner): string {
  const path = join(parent, name)
  mkdirSync(path, { recursive: true })
  if (owner) chownSync(path, owner.uid, owner.gid)
  return path
}

function readFolder(path: string): string[] {
  try {
    return readdirSync(path).toSorted()
  } catch {
    return []
  }
}

function ids(account: string): Owner {
  const [, , uid, gid] = spawnSync('getent', ['passwd', account], { encoding: 'utf8' }).stdout.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}
