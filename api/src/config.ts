import type { Seller } from './domains/documents/index.ts';
import type { ClamdAddress, FileStoreLocation } from './domains/files/index.ts';
import type { PaymentsConfig } from './domains/payments/index.ts';
import { readSettings, type Environment } from './platform/config/index.ts';
import type { TrustedProxies } from './platform/http/index.ts';
import type { Secrets } from './platform/keys/index.ts';
import { readFileStore } from './settings/files-settings.ts';
import { readMail, type MailConfig } from './settings/mail-settings.ts';
import { readOverrides, type OverrideConfig } from './settings/override-settings.ts';
import { readPayments, readPaymentsKind } from './settings/payments-settings.ts';
import { readAddress, readDatabase, readMetricsToken } from './settings/place-settings.ts';
import { refuseDemonstrationDefaults } from './settings/production-settings.ts';
import { readTrustedProxies } from './settings/proxy-settings.ts';
import { readScanner } from './settings/scanner-settings.ts';
import { readSecrets } from './settings/secret-settings.ts';
import { readSeller } from './settings/seller-settings.ts';

/** The API's settings, documented in docs/operations.md. */
export interface ApiConfig {
  readonly databaseUrl: string;
  /** Maximum number of database connections of this process. */
  readonly connections: number;
  readonly port: number;
  readonly host: string;
  /** The product's public origin, without a trailing slash; mails link to it. */
  readonly origin: string;
  readonly trustProxy: TrustedProxies;
  /** All keys are derived from them: the first signs, all verify; the same in all processes. */
  readonly secrets: Secrets;
  /** Demo mode: demo world, movable clock, mail page, generous limits. */
  readonly demo: boolean;
  /** Where uploaded files are stored. */
  readonly files: FileStoreLocation;
  /** Scans these files for malware; undefined if none is configured. */
  readonly scanner: ClamdAddress | undefined;
  /** Serves the API documentation at `/api/openapi.json` and `/api/docs`. */
  readonly docs: boolean;
  readonly payments: PaymentsConfig;
  readonly mail: MailConfig;
  /** The issuer of invoices. */
  readonly seller: Seller;
  /** Overrides: remotes that testers load from other origins. */
  readonly overrides: OverrideConfig;
  readonly logLevel: string;
  /** Bearer token of `/metrics`; without it only this machine may read them. */
  readonly metricsToken: string | undefined;
  /** Seconds for which a process keeps serving after SIGTERM, so that a proxy notices. */
  readonly drainSeconds: number;
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/**
 * Reads and checks the API's settings. Source: product.md §11.
 *
 * @throws ConfigError listing all faults
 */
export function readConfig(environment: Environment): ApiConfig {
  return readSettings(environment, (settings) => {
    refuseDemonstrationDefaults(settings);
    const demo = settings.flag('METIER_DEMO', true);
    const address = readAddress(settings);
    const secrets = readSecrets(settings, demo);
    return {
      ...readDatabase(settings),
      ...address,
      trustProxy: readTrustedProxies(settings),
      secrets,
      demo,
      files: readFileStore(settings),
      scanner: readScanner(settings),
      docs: settings.flag('METIER_DOCS', true),
      payments: readPayments(settings, demo),
      mail: readMail(settings),
      seller: readSeller(settings, demo),
      overrides: readOverrides(settings, { demo, ...address }, () => secrets),
      logLevel: settings.oneOf('LOG_LEVEL', LOG_LEVELS, demo ? 'warn' : 'info'),
      metricsToken: readMetricsToken(settings),
      drainSeconds: settings.wholeNumber('METIER_DRAIN_SECONDS', 0),
    };
  });
}

/** Settings of a gateway without the API; a subset of the API's. */
export type GatewayConfig = Pick<
  ApiConfig,
  'port' | 'host' | 'origin' | 'trustProxy' | 'demo' | 'overrides'
> & {
  readonly payments: Pick<PaymentsConfig, 'kind'>;
};

/**
 * Reads and checks the settings of a gateway without the API.
 *
 * @throws ConfigError listing all faults
 */
export function readGatewayConfig(environment: Environment): GatewayConfig {
  return readSettings(environment, (settings) => {
    const demo = settings.flag('METIER_DEMO', true);
    const address = readAddress(settings);
    return {
      ...address,
      trustProxy: readTrustedProxies(settings),
      demo,
      overrides: readOverrides(settings, { demo, ...address }, () => readSecrets(settings, demo)),
      payments: { kind: readPaymentsKind(settings) },
    };
  });
}
