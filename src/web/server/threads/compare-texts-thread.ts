// Entry point of a worker thread that replies to each pair of texts with their comparison.
import { parentPort } from 'node:worker_threads';
import { compareTexts } from '#domain/texts/compare-texts.ts';

parentPort?.on('message', ([before, after]: [string, string]) => parentPort?.postMessage(compareTexts(before, after)));
parentPort?.postMessage('ready');
