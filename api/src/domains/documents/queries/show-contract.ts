import { nameOf } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { getAccount } from '../../accounts/index.ts';
import { selectLatestDocument } from '../documents.repository.ts';
import { documentName } from '../rules/document-name.ts';
import { EDITION, type ContractFacts, type IssuedDocument } from '../rules/facts.ts';
import { contractStatuses } from './contract-statuses.ts';

/** Status of a freelancer's framework contract. */
export async function showContract(
  db: Db,
  freelancerId: string,
): Promise<Reply<'GET /api/freelancers/contract'>> {
  const contract = await selectLatestDocument(db, 'contract', freelancerId);
  if (contract) return { status: 'accepted', contract_number: documentName('contract', contract.number) };
  const statusOf = await contractStatuses(db, [freelancerId]);
  return { status: statusOf(freelancerId), contract_number: null };
}

/** The contract of a freelancer with its number, or its draft. */
export async function contractOf(
  db: Db,
  freelancerId: string,
): Promise<{ readonly facts: ContractFacts; readonly issued: IssuedDocument<'contract'> | null }> {
  const issued = (await selectLatestDocument(db, 'contract', freelancerId)) ?? null;
  return { facts: issued?.facts ?? (await draftOf(db, freelancerId)), issued };
}

/** The facts of a freelancer's contract if they accept it now. */
export async function draftOf(db: Db, freelancerId: string): Promise<ContractFacts> {
  const account = await getAccount(db, freelancerId);
  return { edition: EDITION, name: nameOf(account), email: account.email };
}
