#!/usr/bin/env node
// Committed, and pointing into dist, so that the package manager can link it before the first build.
import '../dist/main.js';
